import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '#design-system/Button/Button.tsx'
import { IconButton } from '#design-system/Button/IconButton.tsx'
import { Tooltip } from '#design-system/Tooltip/Tooltip.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/Tooltip.ts'
import { expectToFit } from './surroundings.tsx'
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

/** In focus it is shown immediately, describes the button, and Escape hides it; under the pointer it is shown again. */
export const HoveredAndFocused = meta.story({
  args: { delayMs: 0 },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Copy' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    const tooltip = await screen.findByRole('tooltip')
    await expectShown(tooltip)
    await expect(tooltip).toHaveTextContent('Copies the password, not the name')
    await expect(button).toHaveAccessibleDescription('Copies the password, not the name')
    await expect(button).not.toHaveAttribute('title')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
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

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: { text: 'Copies the password of this student, so that it can be pasted into a message on the phone' },
  play: async ({ userEvent }) => {
    await userEvent.tab()
    const tooltip = await screen.findByRole('tooltip')
    await expectShown(tooltip)
    const { left, right } = tooltip.getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(0)
    await expect(right).toBeLessThanOrEqual(window.innerWidth)
    await expectToFit()
  },
})

export const MalayalamAndRightToLeft = meta.story({
  globals: { dir: 'rtl' },
  render: (args) => (
    <div style={{ display: 'grid', gap: 64, padding: 64 }}>
      <Tooltip {...args} text="പേരല്ല, പാസ്‌വേഡ് മാത്രം പകർത്തുന്നു" lang="ml" />
      <Tooltip {...args} text="ينسخ كلمة المرور لا الاسم" lang="ar" />
    </div>
  ),
  play: async ({ userEvent }) => {
    for (const lang of ['ml', 'ar']) {
      await userEvent.tab()
      await waitFor(() =>
        expect(screen.getByRole('tooltip').querySelector('[lang]')).toHaveAttribute('lang', lang),
      )
    }
    await expectShown(screen.getByRole('tooltip'))
  },
})
