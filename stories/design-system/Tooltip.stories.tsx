import { expect, screen, waitFor } from 'storybook/test'
import { IconButton } from '#design-system/Button/IconButton.tsx'
import { Tooltip } from '#design-system/Tooltip/Tooltip.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/Tooltip.ts'

const meta = preview.meta({
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

/** By keyboard it shows at once, describes the button, and Escape hides it. */
export const Default = meta.story({
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
    // A first move tells React Aria that a mouse is in use.
    await userEvent.hover(button)
    await userEvent.unhover(button)
    await userEvent.hover(button)
    await expect(await screen.findByRole('tooltip')).toBeVisible()
  },
})

export const LongText = meta.story({
  args: { text: 'Copies the password of this student, so that it can be pasted into a message on the phone' },
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toBeVisible()
  },
})

export const Malayalam = meta.story({ args: { text: 'മരുഭൂമിയിലെ ബാല്യം' } })

export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toBeVisible()
  },
})

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toBeVisible()
  },
})
