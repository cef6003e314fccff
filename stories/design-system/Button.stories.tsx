import { useState, type SubmitEvent } from 'react'
import { expect, fn } from 'storybook/test'
import { Button, type ButtonProps } from '#design-system/Button/Button.tsx'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/Button.ts'
import {
  expectAlikeWhenDisabled,
  expectHoverAndFocusToDiffer,
  expectPressed,
  HoverAndFocus,
  hoverAndFocus,
} from './states.tsx'
import { expectToFit, Row } from './surroundings.tsx'

const meta = preview.meta({
  tags: ['forced-colors'],
  component: Button,
  subcomponents: { ButtonLink },
  parameters: { guide },
  args: { children: 'Submit', variant: 'primary' as const, onPress: fn() },
})

const variety: readonly ButtonProps[] = [
  { variant: 'primary', icon: 'add', children: 'ADD COURSE' },
  { variant: 'secondary', icon: 'filter', iconEnd: 'down', children: 'FILTER' },
  { variant: 'ghost', children: 'Cancel' },
  { variant: 'danger', children: 'Delete' },
  { variant: 'danger-quiet', children: 'Delete' },
]

const sizes: readonly ButtonProps[] = [
  { size: 'sm', children: 'Previous' },
  { children: 'Filter' },
  { size: 'lg', children: 'Open the Library' },
]

const waiting: readonly ButtonProps[] = [
  { isPending: true, children: 'Filter' },
  { isPending: true, variant: 'ghost', children: 'Cancel' },
  { isPending: true, variant: 'danger', pendingLabel: 'Deleting...', children: 'Delete' },
  { isPending: true, variant: 'danger-quiet', children: 'Delete' },
]

/** Pressed by keyboard and pointer. */
export const Default = meta.story({ play: expectPressed })

/** Then in all sizes, then pending. */
export const Variants = meta.story({
  render: () => (
    <>
      <Row>
        <Variety />
      </Row>
      <Row>
        <Buttons of={sizes} />
      </Row>
      <Row>
        <Buttons of={waiting} />
      </Row>
    </>
  ),
})

/** Each one at rest, and below that hovered; then the same in focus. */
export const HoveredAndFocused = meta.story({
  parameters: { pseudo: hoverAndFocus },
  render: () => (
    <HoverAndFocus>
      <Variety />
    </HoverAndFocus>
  ),
  play: ({ canvasElement }) => expectHoverAndFocusToDiffer(canvasElement),
})

/** All variants look the same when disabled, also when hovered. */
export const Disabled = meta.story({
  parameters: { pseudo: { hover: 'button' } },
  render: () => (
    <Row>
      <Variety isDisabled />
    </Row>
  ),
  play: ({ canvas }) => expectAlikeWhenDisabled(canvas.getAllByRole('button')),
})

/** Keeps the focus, ignores clicks and submits, and is as wide as its wider label. An inert button keeps the focus as well. */
export const Pending = meta.story({
  parameters: { spec: [279, 478] },
  render: function Waiting({ onPress, ...args }) {
    const [isPending, setPending] = useState(false)
    return (
      <form onSubmit={refuse}>
        <Button {...args} isPending type="submit" onPress={onPress} />
        <Button {...args} isPending={isPending} pendingLabel="Saving..." onPress={() => setPending(true)}>
          Save
        </Button>
        <Button isInert onPress={onPress}>
          Next
        </Button>
      </form>
    )
  },
  play: async ({ canvas, userEvent, args }) => {
    const pending = canvas.getByRole('button', { name: 'Loading...' })
    await userEvent.tab()
    await expect(pending).toHaveFocus()
    await expect(pending).toHaveAttribute('aria-busy', 'true')
    await expect(pending).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(pending)
    await userEvent.keyboard('{Enter}')
    const toggled = canvas.getByRole('button', { name: 'Save' })
    const width = toggled.offsetWidth
    await userEvent.click(toggled)
    await expect(toggled).toHaveAccessibleName('Saving...')
    await expect(toggled.offsetWidth).toBe(width)
    const inert = canvas.getByRole('button', { name: 'Next' })
    await userEvent.click(inert)
    await expect(inert).toHaveFocus()
    await expect(args.onPress).not.toHaveBeenCalled()
  },
})

/** One line if there is room, else several. */
export const LongTextAndMalayalam = meta.story({
  args: { children: 'Download the students of this division with their numbers', icon: 'download' },
  render: (args) => (
    <div style={{ display: 'grid', justifyItems: 'start', gap: 12 }}>
      <Button {...args} />
      <div style={{ inlineSize: 240 }}>
        <Button {...args} />
      </div>
      <div style={{ inlineSize: 240 }}>
        <Button {...args} isPending={false} />
      </div>
      <ButtonLink href="/courses" lang="ml">
        കോഴ്സുകൾ
      </ButtonLink>
    </div>
  ),
  play: async ({ canvas }) => {
    const [wide, narrow, swapping] = canvas.getAllByRole('button').map((button) => button.offsetHeight)
    await expect(narrow).toBeGreaterThan(Number(wide))
    await expect(swapping).toBe(narrow)
    for (const button of canvas.getAllByRole('button').slice(1))
      await expect(button.offsetWidth).toBeLessThanOrEqual(240)
  },
})

/** The icon before the label is on its right, the arrow is mirrored. On phones: 44 px high; a label without room wraps or is hidden. */
export const RightToLeft = meta.story({
  globals: { dir: 'rtl', viewport: { value: 'narrow' } },
  render: () => (
    <Row>
      <Button lang="ar" icon="book" iconEnd="next">
        التالي
      </Button>
      <Button icon="download" isIconOnPhones>
        Download
      </Button>
      <Button variant="primary" icon="download">
        Download the students of this division with their numbers
      </Button>
      <Button isWide>Cancel</Button>
    </Row>
  ),
  play: async ({ canvas, canvasElement }) => {
    const [icon] = canvasElement.querySelectorAll('svg')
    const label = canvas.getByText('التالي')
    await expect(icon?.getBoundingClientRect().left).toBeGreaterThan(label.getBoundingClientRect().left)
    await expectToFit()
    for (const button of canvas.getAllByRole('button'))
      await expect(button.offsetHeight).toBeGreaterThanOrEqual(44)
    await expect(canvas.getByRole('button', { name: 'Download' }).offsetWidth).toBe(44)
  },
})

/** A button of each variant, and a ButtonLink, which cannot be disabled. */
function Variety({ isDisabled }: Pick<ButtonProps, 'isDisabled'>) {
  return (
    <>
      <Buttons of={variety.map((props) => ({ ...props, isDisabled }))} />
      {!isDisabled && (
        <ButtonLink href="/library" iconEnd="forward">
          Open the Library
        </ButtonLink>
      )}
    </>
  )
}

const Buttons = ({ of }: { of: readonly ButtonProps[] }) =>
  of.map((props, index) => <Button key={index} {...props} />)

function refuse(event: SubmitEvent) {
  event.preventDefault()
  throw new Error('A pending button must not submit.')
}
