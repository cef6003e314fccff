import { expect, waitFor, within } from 'storybook/test'
import { PAGES_CACHE } from '#contract/site/carried.ts'
import { showKeptAt } from '#site/offline/keptAt.ts'
import preview from '#storybook/preview.tsx'
import { asInSafari, offerInstall } from '#stories/offerInstall.ts'
import { Site } from './Site.tsx'

const meta = preview.meta({
  tags: ['!autodocs', 'site'],
  component: Site,
  parameters: { layout: 'fullscreen' },
  args: { entries: ['/courses'] },
})

/** In place of a page that the device did not keep: what can be read without a connection. */
export const NeverOpened = meta.story({
  args: { entries: ['/offline?to=/gallery'] },
  async beforeEach() {
    const pages = await caches.open(PAGES_CACHE)
    const page = (title: string) =>
      new Response(`<title>${title} · Institute</title>`, { headers: { 'content-type': 'text/html' } })
    await pages.put('/library/nabiyoram', page('നബിയോരം'))
    await pages.put('/courses', page('Courses'))
    await pages.put('/content/home.json', Response.json({}))
    return async () => {
      await caches.delete(PAGES_CACHE)
    }
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'This page needs a connection' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
    const main = within(canvas.getByRole('main'))
    // By keyboard: the button, then the pages in their order.
    main.getByRole('button', { name: 'Try again' }).focus()
    for (const name of ['Home', 'Library', 'Courses']) {
      await userEvent.tab()
      await expect(main.getByRole('link', { name })).toHaveFocus()
    }
    const seen = await main.findByRole('link', { name: 'നബിയോരം' })
    await expect(seen).toHaveAttribute('href', '/library/nabiyoram')
    await expect(seen).toHaveAttribute('lang', 'ml')
    await expect(main.getAllByRole('link', { name: 'Courses' })).toHaveLength(1)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/courses$/))
  },
})

/** A page that the device kept says from when it is, and what needs a connection. */
export const Kept = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
    showKeptAt('2024-09-30T10:00:00Z')
    const notice = await canvas.findByText(/^This page is from 30 Sept 2024.*Videos and the map need one\.$/)
    await expect(notice).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
})

/** On a phone, over the end of what is read. */
export const KeptOnPhone = Kept.extend({ globals: { viewport: { value: 'narrow' } } })

/** Where the browser can put the site on the home screen, a line in the footer does; by keyboard. */
export const HomeScreen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1 })
    const prompt = offerInstall()
    const line = await canvas.findByRole('button', { name: 'Add to home screen' })
    line.focus()
    await userEvent.tab({ shift: true })
    await userEvent.tab()
    await expect(line).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(prompt).toHaveBeenCalledOnce()
    await waitFor(() => expect(line).not.toBeInTheDocument())
  },
})

/** In Safari only its own menu can. */
export const HomeScreenInSafari = meta.story({
  beforeEach: asInSafari,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Share, then Add to Home Screen/)).toBeVisible()
  },
})
