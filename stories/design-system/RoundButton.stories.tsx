import { expect, fn } from 'storybook/test'
import { RoundButton } from '#design-system/RoundButton/RoundButton.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/RoundButton.ts'

const meta = preview.meta({
  component: RoundButton,
  parameters: { guide },
  args: { icon: 'forward' as const, label: 'Next', onPress: fn() },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(args.onPress).toHaveBeenCalledTimes(2)
  },
})

/** At the end of its row: off, but the focus stays. */
export const Inert = meta.story({
  args: { isInert: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Next' })
    await userEvent.click(button)
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(args.onPress).not.toHaveBeenCalled()
  },
})

export const Bare = meta.story({ args: { variant: 'bare', icon: 'close', label: 'Close menu' } })

export const RightToLeft = meta.story({ globals: { dir: 'rtl' } })
