import { delay, http, HttpResponse } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import { apiHandlers, failing, offline, pending } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { isAt } from '#stories/admin/formPlay.ts'
import { signedInAs } from '#stories/admin/signedInAs.ts'
import preview from '#storybook/preview.tsx'
import { drafted } from './siteStory.ts'

/** Says whether the person saves data. Then there are no miniatures, which take longer than all else on this screen. */
function saveData(isSaving: boolean) {
  Object.defineProperty(navigator, 'connection', { value: { saveData: isSaving }, configurable: true })
  return () => void Reflect.deleteProperty(navigator, 'connection')
}

const meta = preview.meta({
  ...consoleAt('/admin/site'),
  tags: ['!autodocs', 'console'],
  beforeEach: () => saveData(true),
})

/** Nobody has changed anything: the site is as it was installed. */
export const SectionsUnchanged = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Edit Library' })
    await expect(canvas.getAllByText('As published')).toHaveLength(7)
    await expect(canvas.getByText('As it was installed')).toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Nothing to publish' })).toBeVisible()
  },
})

/** Who changed what, with the problems that keep it from being published. */
export const SectionsChanged = meta.story({
  beforeEach: async ({ msw }) => {
    msw.use(...apiHandlers())
    await drafted('library', 'library', { heading: 'Playlists', kicker: '' })
  },
  play: async ({ canvas, userEvent }) => {
    const card = within(
      (await canvas.findByRole('link', { name: 'Edit Library' })).closest('article') ?? document.body,
    )
    await expect(card.getByText(/^Changed by office@example\.org, /)).toBeVisible()
    await expect(card.getByText('2 changes')).toBeVisible()
    await expect(card.getByText('1 problem')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Publish 2 changes' }))
    await isAt(canvas, '/admin/site/publish')
  },
})

/** A Viewer looks at pages and versions. */
export const SectionsOfViewer = meta.story({
  beforeEach: signedInAs('viewer'),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Library' })
    await expect(canvas.queryByRole('link', { name: /Edit/ })).toBeNull()
    await expect(canvas.queryByRole('link', { name: /publish/i })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Preview Library' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Library' }))
    await expect(await dialog.findByTitle('The page as visitors see it')).toBeInTheDocument()
    await expect(dialog.queryByRole('link', { name: 'Edit this page' })).toBeNull()
  },
})

/** On a wide screen, a Viewer, too, sees the start of each page. */
export const SectionsInMiniature = meta.story({
  beforeEach: (context) => {
    saveData(false)
    signedInAs('viewer')(context)
  },
  play: async ({ canvas }) => {
    const shown = async () =>
      (await canvas.findAllByTitle('Miniature of the page')).filter((page) => page.matches('[data-ready]'))
    await waitFor(async () => expect(await shown()).toHaveLength(7), { timeout: 40_000 })
  },
})

/** Pages are asked for one after another; where none comes, the cards are complete without. */
export const SectionsWithoutMiniatures = meta.story({
  beforeEach: ({ msw }) => {
    saveData(false)
    seen = { now: 0, most: 0, asked: 0 }
    const late = http.get('/api/site/preview', async () => {
      seen.now += 1
      seen.asked += 1
      seen.most = Math.max(seen.most, seen.now)
      await delay(50)
      seen.now -= 1
      return new HttpResponse(null, { status: 500 })
    })
    msw.use(late)
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Edit Library' })
    await waitFor(() => expect(seen).toEqual({ now: 0, most: 1, asked: 7 }), { timeout: 5000 })
    await expect(canvas.queryByTitle('Miniature of the page')).toBeNull()
  },
})

/** Calls for previews: under way, the most at once, in all. */
let seen = { now: 0, most: 0, asked: 0 }

export const SectionsLoading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending('get', '/site')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading')).toBeInTheDocument()
  },
})

export const SectionsFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing('get', '/site', 500)),
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByRole('heading', { name: 'Failed to load the site' })
    msw.use(...apiHandlers())
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await canvas.findByRole('link', { name: 'Edit Library' })
  },
})

export const SectionsOffline = meta.story({
  beforeEach: ({ msw }) => msw.use(offline('get', '/site')),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'No connection. Check the network, then try again.' }),
    ).toBeVisible()
  },
})
