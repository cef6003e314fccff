import { expect, fn, waitFor } from 'storybook/test'
import { RoundButton } from '#design-system/RoundButton/RoundButton.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/RoundButton.ts'
import { expectToDiffer, expectToFit, second, settled, Twice } from './states.tsx'

const meta = preview.meta({
  tags: ['forced-colors'],
  component: RoundButton,
  parameters: { guide },
  args: { icon: 'forward' as const, label: 'Next', onPress: fn() },
})

/** Pressed by keyboard and pointer. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(args.onPress).toHaveBeenCalledTimes(3)
  },
})

export const Bare = meta.story({ args: { variant: 'bare', icon: 'close', label: 'Close menu' } })

/** Below each one, the same hovered. */
export const Hovered = meta.story({
  parameters: { pseudo: { hover: second } },
  render: () => (
    <Twice>
      <RoundButton icon="forward" label="Next" />
      <RoundButton icon="close" label="Close menu" variant="bare" />
    </Twice>
  ),
  play: ({ canvasElement }) => expectToDiffer(canvasElement),
})

export const Focused = Hovered.extend({ parameters: { pseudo: { hover: [], focusVisible: second } } })

/** At the end of its row: disabled, but keeps the focus. */
export const Disabled = meta.story({
  args: { isInert: true },
  parameters: { pseudo: { hover: 'button' } },
  render: (args) => (
    <div style={{ display: 'flex', gap: 12 }}>
      <RoundButton {...args} />
      <RoundButton {...args} variant="bare" icon="back" label="Previous" />
    </div>
  ),
  play: async ({ canvas, userEvent, args }) => {
    for (const name of ['Next', 'Previous']) {
      const button = canvas.getByRole('button', { name })
      await userEvent.click(button)
      await expect(button).toHaveFocus()
      await expect(button).toHaveAttribute('aria-disabled', 'true')
      await waitFor(() => expect(button).toHaveClass('pseudo-hover'))
      await settled(button)
      await expect(getComputedStyle(button).backgroundColor).toMatch(/, 0\)$/)
    }
    await expect(args.onPress).not.toHaveBeenCalled()
  },
})

/** The arrow is mirrored. */
export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  args: { label: 'التالي', lang: 'ar' },
  play: async ({ canvas }) => {
    const arrow = canvas.getByRole('button', { name: 'التالي' }).querySelector('svg')
    await expect(arrow && getComputedStyle(arrow).scale).toBe('-1 1')
  },
})

/** As large as on a desktop, as a touch target. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  render: () => (
    <div style={{ display: 'flex', justifyContent: 'space-between', gap: 12 }}>
      <RoundButton icon="back" label="Previous" />
      <RoundButton icon="pause" label="Pause slides" variant="bare" />
      <RoundButton icon="forward" label="Next" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expectToFit()
    for (const button of canvas.getAllByRole('button'))
      await expect(button.offsetWidth).toBeGreaterThanOrEqual(44)
  },
})
