import { useState, type SubmitEvent } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '#design-system/Button/Button.tsx'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/Button.ts'
import { expectToDiffer, expectToFit, second, settled, Twice } from './states.tsx'

const meta = preview.meta({
  tags: ['forced-colors'],
  component: Button,
  subcomponents: { ButtonLink },
  parameters: { guide },
  args: { children: 'Submit', variant: 'primary' as const, onPress: fn() },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Submit' })
    await userEvent.click(button)
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledTimes(2)
    await expect(button).toHaveFocus()
  },
})

/** Focused, and pressed with Enter and Space. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Submit' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onPress).toHaveBeenCalledTimes(2)
  },
})

export const Variants = meta.story({
  render: () => (
    <div style={row}>
      <Variety />
    </div>
  ),
})

/** Below each one, the same hovered. */
export const Hovered = meta.story({
  parameters: { pseudo: { hover: second } },
  render: () => (
    <Twice>
      <Variety />
    </Twice>
  ),
  play: ({ canvasElement }) => expectToDiffer(canvasElement),
})

export const Focused = Hovered.extend({ parameters: { pseudo: { hover: [], focusVisible: second } } })

export const Sizes = meta.story({
  render: () => (
    <div style={row}>
      <Button size="sm">Previous</Button>
      <Button>Filter</Button>
      <Button size="lg">Open the Library</Button>
    </div>
  ),
})

/** All variants look the same when disabled, also when hovered. */
export const Disabled = meta.story({
  parameters: { pseudo: { hover: 'button' } },
  render: () => (
    <div style={row}>
      <Variety isDisabled />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const cancel = canvas.getByRole('button', { name: 'Cancel' })
    await expect(cancel).toBeDisabled()
    await waitFor(() => expect(cancel).toHaveClass('pseudo-hover'))
    await settled(canvasElement)
    const looks = canvas.getAllByRole('button').map((button) => {
      const { backgroundColor, color } = getComputedStyle(button)
      return backgroundColor + color
    })
    await expect(new Set(looks).size).toBe(1)
  },
})

/** Keeps the focus and ignores clicks and submits; the default label is 'Loading...'. */
export const Pending = meta.story({
  args: { isPending: true, type: 'submit' },
  parameters: { spec: [279, 478] },
  render: (args) => (
    <form onSubmit={refuse}>
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Loading...' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button)
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).not.toHaveBeenCalled()
  },
})

export const PendingVariants = meta.story({
  render: () => (
    <div style={row}>
      <Button isPending>Filter</Button>
      <Button isPending variant="ghost">
        Cancel
      </Button>
      <Button isPending variant="danger" pendingLabel="Deleting...">
        Delete
      </Button>
      <Button isPending variant="danger-quiet">
        Delete
      </Button>
    </div>
  ),
})

/** The width is that of the wider label before, during and after. */
export const KeepsItsWidth = meta.story({
  render: function Toggled(args) {
    const [isPending, setPending] = useState(false)
    return <Button {...args} isPending={isPending} onPress={() => setPending(true)} />
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Submit' })
    const width = button.offsetWidth
    await userEvent.click(button)
    await expect(button).toHaveAccessibleName('Loading...')
    await expect(button.offsetWidth).toBe(width)
  },
})

/** Inert, but keeps the focus of the user who pressed it. */
export const Inert = meta.story({
  args: { isInert: true, children: 'Next' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Next' })
    await userEvent.click(button)
    await expect(button).toHaveFocus()
    await expect(args.onPress).not.toHaveBeenCalled()
  },
})

/** One line if there is room, else several. */
export const LongText = meta.story({
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

export const Malayalam = meta.story({
  args: { children: 'കോഴ്സുകൾ', lang: 'ml' },
})

/** The icon before the label is on its right, and the arrow is mirrored. */
export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  args: { children: 'التالي', lang: 'ar', icon: 'book', iconEnd: 'next' },
  play: async ({ canvas, canvasElement }) => {
    const [icon] = canvasElement.querySelectorAll('svg')
    const label = canvas.getByText('التالي')
    await expect(icon?.getBoundingClientRect().left).toBeGreaterThan(label.getBoundingClientRect().left)
  },
})

/** Targets of 44 px; a label without room wraps, or only the icon is shown. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  render: () => (
    <div style={row}>
      <Button icon="download" isIconOnPhones>
        Download
      </Button>
      <Button variant="primary" icon="download">
        Download the students of this division with their numbers
      </Button>
      <Button isWide>Cancel</Button>
    </div>
  ),
  play: async ({ canvas }) => {
    await expectToFit()
    for (const button of canvas.getAllByRole('button'))
      await expect(button.offsetHeight).toBeGreaterThanOrEqual(44)
    await expect(canvas.getByRole('button', { name: 'Download' }).offsetWidth).toBe(44)
  },
})

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 } as const

function Variety({ isDisabled }: { isDisabled?: boolean }) {
  return (
    <>
      <Button isDisabled={isDisabled} variant="primary" icon="add">
        ADD COURSE
      </Button>
      <Button isDisabled={isDisabled} variant="secondary" icon="filter" iconEnd="down">
        FILTER
      </Button>
      <Button isDisabled={isDisabled} variant="ghost">
        Cancel
      </Button>
      <Button isDisabled={isDisabled} variant="danger">
        Delete
      </Button>
      <Button isDisabled={isDisabled} variant="danger-quiet">
        Delete
      </Button>
      {!isDisabled && (
        <ButtonLink href="/library" iconEnd="forward">
          Open the Library
        </ButtonLink>
      )}
    </>
  )
}

function refuse(event: SubmitEvent) {
  event.preventDefault()
  throw new Error('A pending button must not submit.')
}
