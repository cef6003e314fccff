import { expect, waitFor, within } from 'storybook/test'
import { offline } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ ...consoleAt('/admin/course'), tags: ['!autodocs', 'console'] })

/** Says from when the screen is, and that what is typed is sent by a press, never by itself. */
export const Banner = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('Page 1 of 1')
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
    window.dispatchEvent(new Event('offline'))
    const banner = await canvas.findByText(
      /^You are offline\. What you see was loaded on .* at .*, or before\./,
    )
    await expect(banner).toHaveTextContent(/press the form's button when you are online again\.$/)
    Reflect.deleteProperty(navigator, 'onLine')
  },
})

export const BannerOnPhone = Banner.extend({ globals: { viewport: { value: 'narrow' } } })

/** The rows of the last search stay, and say from when they are. */
export const StaleRows = meta.story({
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByText('Page 1 of 1')
    const rows = canvas.getAllByRole('row').length
    msw.use(offline('get', '/courses'))
    await userEvent.type(canvas.getByPlaceholderText('Search courses...'), 'hadith')
    await expect(await canvas.findByText(/^No connection\..* These rows are from \d/)).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(rows)
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
})

/** What was typed for the site and cannot be saved is lost by signing out only after a confirmation; by keyboard. */
export const LogOut = meta.story({
  parameters: { spec: [492] },
  beforeEach({ msw }) {
    const content = { library: { kicker: 'Videos', heading: 'Library', playlists: [] } }
    localStorage.setItem('site:library', JSON.stringify({ revision: 1, base: content, content, owner: 1 }))
    msw.use(offline('put', '/site/drafts/:section'))
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Page 1 of 1')
    const ask = async () => {
      canvas.getByRole('button', { name: 'Log out' }).focus()
      await userEvent.keyboard('{Enter}')
      return within(await canvas.findByRole('alertdialog', { name: 'Log out without saving?' }))
    }
    const first = await ask()
    await expect(first.getByRole('button', { name: 'Stay logged in' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).not.toBeInTheDocument())
    await expect(localStorage.getItem('adminToken')).not.toBeNull()
    const second = await ask()
    second.getByRole('button', { name: 'Discard and log out' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('heading', { name: 'Admin login' })).toBeVisible()
    await expect(localStorage.getItem('site:library')).toBeNull()
  },
})
