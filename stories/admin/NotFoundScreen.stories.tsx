import { expect, within } from 'storybook/test'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { leadsTo } from '#stories/admin/formPlay.ts'
import { isManualView } from '#stories/isManualView.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ ...consoleAt('/admin/nowhere'), tags: ['!autodocs', 'console'] })

/** The menu is still available, and none of its tiles is the current one. */
export const Admin = meta.story({
  parameters: { spec: [111, 271] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('There is no page at this address.')).toBeVisible()
    await leadsTo(canvas, 'Open the admin panel', '/admin/adminpanel')
    await expect(canvas.getByRole('button', { name: /^Menu/ })).toBeVisible()
    if (isManualView) return
    await userEvent.click(canvas.getByRole('button', { name: /^Menu/ }))
    const drawer = within(await canvas.findByRole('dialog', { name: 'Menu' }))
    for (const tile of drawer.getAllByRole('link')) await expect(tile).not.toHaveAttribute('aria-current')
  },
})
