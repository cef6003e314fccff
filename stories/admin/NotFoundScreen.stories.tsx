import { expect } from 'storybook/test'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { leadsTo } from '#stories/admin/formPlay.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ ...consoleAt('/admin/nowhere'), tags: ['!autodocs', 'console'] })

/** The menu is still available. */
export const Admin = meta.story({
  parameters: { spec: [111] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no page at this address.')).toBeVisible()
    await leadsTo(canvas, 'Open the admin panel', '/admin/adminpanel')
    await expect(canvas.getByRole('button', { name: /^Menu/ })).toBeVisible()
  },
})
