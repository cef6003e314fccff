import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '#design-system/Button/Button.tsx'
import { IconButton } from '#design-system/Button/IconButton.tsx'
import { Tooltip } from '#design-system/Tooltip/Tooltip.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/Tooltip.ts'
import { expectToFit } from './states.tsx'
import { expectShown } from './shown.ts'

const meta = preview.meta({
  tags: ['forced-colors'],
  component: Tooltip,
  parameters: { guide },
  args: {
    text: 'Copies the password, not the name',
    children: <IconButton variant="outlined" icon="copy" label="Copy" hasTitle={false} />,
  },
  render: (args) => (
    <div style={{ padding: 48 }}>
      <Tooltip {...args} />
    </div>
  ),
})

/** Only the button is shown. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copy' })).not.toHaveAccessibleDescription()
    await expect(screen.queryByRole('tooltip')).toBeNull()
  },
})

export const Focused = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await expectShown(await screen.findByRole('tooltip'))
  },
})

/** Shown immediately, describes the button, and Escape hides it. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Copy' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Copies the password, not the name')
    await expect(button).toHaveAccessibleDescription('Copies the password, not the name')
    await expect(button).not.toHaveAttribute('title')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
})

export const Hovered = meta.story({
  args: { delayMs: 0 },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Copy' })
    // The first hover tells React Aria that a mouse is in use.
    await userEvent.hover(button)
    await userEvent.unhover(button)
    await userEvent.hover(button)
    await expectShown(await screen.findByRole('tooltip'))
  },
})

/** With isInert a disabled button stays focusable, so that everybody can read why. */
export const Disabled = meta.story({
  args: {
    text: 'Choose a batch first',
    children: <Button isInert>ADD Student</Button>,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expectShown(await screen.findByRole('tooltip'))
    const button = canvas.getByRole('button', { name: 'ADD Student' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAccessibleDescription('Choose a batch first')
  },
})

export const LongText = Focused.extend({
  args: { text: 'Copies the password of this student, so that it can be pasted into a message on the phone' },
})

export const Malayalam = Focused.extend({ args: { text: 'പേരല്ല, പാസ്‌വേഡ് മാത്രം പകർത്തുന്നു', lang: 'ml' } })

export const RightToLeft = Focused.extend({
  globals: { dir: 'rtl' },
  args: { text: 'ينسخ كلمة المرور لا الاسم', lang: 'ar' },
})

export const Narrow = LongText.extend({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ userEvent }) => {
    await userEvent.tab()
    const { left, right } = (await screen.findByRole('tooltip')).getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(0)
    await expect(right).toBeLessThanOrEqual(window.innerWidth)
    await expectToFit()
  },
})
