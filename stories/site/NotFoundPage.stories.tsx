import { expect, waitFor } from 'storybook/test'
import { isManualView } from '#stories/isManualView.ts'
import preview from '#storybook/preview.tsx'
import { Site } from './Site.tsx'

const meta = preview.meta({
  tags: ['!autodocs', 'site'],
  component: Site,
  parameters: { layout: 'fullscreen', spec: [43, 44, 45] },
  args: { entries: ['/no/such/page'] },
})

/** The 404 page, with two links. */
export const Public = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('img', { name: /manuscript/ })).toBeVisible()
    await expect(canvas.queryByRole('link', { current: 'page' })).toBeNull()
    if (isManualView) return
    await userEvent.click(canvas.getByRole('link', { name: 'Open the Library' }))
    await expect(await canvas.findByRole('heading', { name: 'Popular Playlist' })).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/library$/))
  },
})
