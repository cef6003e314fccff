import { expect } from 'storybook/test'
import { Console } from '#stories/admin/Console.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  component: Console,
  tags: ['!autodocs', 'console'],
  parameters: { layout: 'fullscreen' },
  args: { entries: ['/admin/nowhere'] },
})

/** The menu is still available. */
export const Admin = meta.story({
  parameters: { spec: [111] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no screen at this address.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Open the admin panel' })).toHaveAttribute(
      'href',
      '/admin/adminpanel',
    )
    await expect(canvas.getByRole('button', { name: /^Menu/ })).toBeVisible()
  },
})
