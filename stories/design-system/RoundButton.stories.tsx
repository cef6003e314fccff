import { expect, fn, waitFor } from 'storybook/test'
import { RoundButton } from '#design-system/RoundButton/RoundButton.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/RoundButton.ts'
import {
  expectHoverAndFocusToDiffer,
  expectPressed,
  HoverAndFocus,
  hoverAndFocus,
  settled,
} from './states.tsx'

const meta = preview.meta({
  tags: ['forced-colors'],
  component: RoundButton,
  parameters: { guide },
  args: { icon: 'forward' as const, label: 'Next', onPress: fn() },
})

/** Pressed by keyboard and pointer. */
export const Default = meta.story({ play: expectPressed })

/** At rest, and below that hovered; then the same in focus. */
export const HoveredAndFocused = meta.story({
  parameters: { pseudo: hoverAndFocus },
  render: () => (
    <HoverAndFocus>
      <RoundButton icon="forward" label="Next" />
      <RoundButton icon="close" label="Close menu" variant="bare" />
    </HoverAndFocus>
  ),
  play: ({ canvasElement }) => expectHoverAndFocusToDiffer(canvasElement),
})

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

/** On a phone they are as large as on a desktop, as touch targets. The arrow is mirrored. */
export const RightToLeft = meta.story({
  globals: { dir: 'rtl', viewport: { value: 'narrow' } },
  render: () => (
    <div style={{ display: 'flex', justifyContent: 'space-between', gap: 12 }}>
      <RoundButton icon="back" label="السابق" lang="ar" />
      <RoundButton icon="pause" label="إيقاف" lang="ar" variant="bare" />
      <RoundButton icon="forward" label="التالي" lang="ar" />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button'))
      await expect(button.offsetWidth).toBeGreaterThanOrEqual(44)
    const arrow = canvas.getByRole('button', { name: 'التالي' }).querySelector('svg')
    await expect(arrow && getComputedStyle(arrow).scale).toBe('-1 1')
  },
})
