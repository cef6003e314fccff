import { expect, test } from 'vitest'
import type { Change } from '#contract/site/editing.ts'
import { withoutKeys } from '#contract/site/keys.ts'
import { SECTIONS } from '#contract/site/sections.ts'
import { textSite } from './textSite.ts'
import type { SiteFile, SiteRenderer, SiteSource } from '#contract/site/renderer.ts'
import { editing, event, eventPath, events, withEvent, withVideo } from './siteCalls.ts'
import { office } from './support.ts'

/** Shows the files of what is published in a list. */
const shownIn = (shown: SiteFile[]) => async (_source: SiteSource, files: readonly SiteFile[]) => () =>
  void shown.push(...files)

test('before anybody publishes, it is the content file, without drafts', async () => {
  const { overview, draft } = await editing()
  expect(await overview()).toEqual({
    version: null,
    sections: SECTIONS.map((section) => ({
      section,
      revision: 0,
      changedAt: null,
      changedBy: null,
      changes: 0,
      problems: 0,
    })),
  })
  const { content, published, problems, pictures } = await draft('events')
  expect(content).toEqual({ events })
  expect(published).toEqual(content)
  expect(problems).toEqual([])
  expect(Object.keys(pictures)).toContain(event.picture)
})

test('a draft is shared, told on its card, and previewed as it is published but for the mark', async () => {
  const files: SiteFile[] = []
  const site = { ...textSite, prepare: shownIn(files) }
  const { save, overview, preview, publish, changes, data, draft, clock } = await editing({ site })
  expect((await save('library', withVideo)).status).toBe(200)
  expect((await overview()).sections[1]).toMatchObject({
    revision: 1,
    changes: 1,
    changedBy: office.login,
    problems: 0,
  })
  const { changes: found, warnings, base, revisions } = await changes()
  expect({ base, revisions, warnings }).toEqual({ base: 0, revisions: { library: 1 }, warnings: [] })
  expect(found).toMatchObject([
    { section: 'library', kind: 'added', before: null, after: 'A new lesson', isPicture: false },
  ])
  const page = await preview('/library')
  expect(page).toContain('A new lesson')
  expect((await publish()).status).toBe(200)
  const head = { number: 2, at: clock.now, by: office.login, summary: 'Library: 1 video added.' }
  const first = { number: 1, at: clock.now, by: 'The content file', summary: '' }
  expect(await data('/site/versions')).toEqual([head, first])
  expect((await overview()).version).toEqual(head)
  expect(await draft('library')).toMatchObject({
    revision: 2,
    changedAt: null,
    content: withVideo,
    published: withVideo,
  })
  const written = files.find(({ address }) => address === '/library.html')?.body
  expect(page.replace('<meta name="robots" content="noindex">', '')).toBe(written)
})

test('a preview is never kept, found or run, and is of pages alone', async () => {
  const { call, preview } = await editing()
  const { headers } = await call('GET', '/site/preview?path=/home')
  expect(headers.get('content-type')).toMatch(/^text\/html/)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-robots-tag')).toBe('noindex')
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';(?!.*script-src)/)
  for (const path of [
    '/admin',
    '//evil.example',
    'https://evil.example/',
    '/home/../admin',
    '/library/none',
    '',
  ])
    expect((await call('GET', `/site/preview?path=${encodeURIComponent(path)}`)).status, path).toBe(404)
  expect((await call('GET', '/site/preview')).status).toBe(422)
  expect((await call('GET', '/site/preview?path=/home&version=7')).status).toBe(404)
  expect(await preview('/')).toBe(await preview('/home?from=mail'))
})

test('a draft of a release whose lists had no keys is read with them', async () => {
  const { store, changes, draft, publish } = await editing()
  const { events: plain } = textSite.renderer.content
  const [one, ...others] = plain.cards
  const content = { events: { ...plain, cards: [...others, { ...one, place: 'Kannur' }, { title: 'New' }] } }
  const by = { login: office.login, address: '', at: 1 }
  await store.site.saveDraft({ section: 'events', revision: 0, content, base: { events: plain } }, by)
  expect(withoutKeys((await draft('events')).content)).toEqual(content)
  const { changes: found } = await changes()
  expect(found.map(({ kind }) => kind).toSorted()).toEqual(['added', 'added', 'removed'])
  expect((await publish()).status).toBe(422)
})

test('changes that are left out stay in the draft', async () => {
  const { save, publish, changes, draft, preview } = await editing()
  await save('events', withEvent({ title: 'Another title', place: 'Kannur' }))
  const { changes: found } = await changes()
  const left = found.filter(({ place }) => place.endsWith('title')).map(({ id }) => id)
  expect((await publish(left)).status).toBe(200)
  const { published, content, changedBy } = await draft('events')
  expect(published).toEqual(withEvent({ place: 'Kannur' }))
  expect(content).toEqual(withEvent({ title: 'Another title', place: 'Kannur' }))
  expect(changedBy).toBe(office.login)
  expect((await changes()).changes.map(({ after }: Change) => after)).toEqual(['Another title'])
  expect(await preview('/events', 2)).not.toContain('Another title')
  const { call } = await editing()
  expect((await call('POST', '/site/publish', { json: { base: 0, revisions: {} } })).status).toBe(409)
})

test('a section that is not ready is not published, with what is missing by its place', async () => {
  const { save, publish, overview, preview, draft, changes } = await editing()
  await save('events', withEvent({ title: '', picture: 'p-none.jpg', place: 'Kannur' }))
  expect((await draft('events')).problems).toEqual([
    {
      path: [...eventPath, 'title'],
      place: 'Events, first event, title',
      message: 'Write some text.',
    },
    {
      path: [...eventPath, 'picture'],
      place: 'Events, first event, picture',
      message: 'There is no such picture. Choose another one.',
    },
  ])
  const refused = await publish()
  expect(refused.status).toBe(422)
  expect(await refused.json()).toMatchObject({
    message: 'Some parts are not ready, so nothing was published.',
    errors: { 'Events, first event, title': ['Write some text.'] },
  })
  expect((await changes()).problems).toHaveLength(2)
  expect((await overview()).version).toBeNull()
  // What is ready is shown.
  const page = await preview('/events')
  expect(page).toContain('Kannur')
  expect(page).toContain(event.title)
})

test('what a renderer or a database cannot do leaves the site as it was', async () => {
  const broken: SiteRenderer = {
    ...textSite.renderer,
    async *files(source) {
      for await (const file of textSite.renderer.files(source)) {
        if (file.address === '/events.html') throw new Error('No memory')
        yield file
      }
    },
  }
  const published: SiteFile[] = []
  const prepare = shownIn(published)
  const { save, publish, overview, draft } = await editing({ site: { renderer: broken, prepare } })
  await save('events', withEvent({ place: 'Kannur' }))
  const refused = await publish()
  expect(refused.status).toBe(503)
  expect(await refused.json()).toEqual({
    message:
      'A page of the site could not be made, so nothing was published. Please tell the person who runs the server.',
  })
  expect((await overview()).version).toBeNull()

  const full = await editing({ site: { ...textSite, prepare } })
  await full.save('events', withEvent({ place: 'Kannur' }))
  const store = full.store
  store.site.publish = async () => {
    throw Object.assign(new Error('full'), { code: 'SQLITE_FULL' })
  }
  expect((await full.publish()).status).toBe(507)
  expect((await full.overview()).version).toBeNull()
  expect((await draft('events')).content).toEqual(withEvent({ place: 'Kannur' }))
  expect(published).toEqual([])
})

test.each([
  [{ starts: '2026-10-12T09:30', ends: '2026-10-12T09:29' }, ['ends: Ends before it starts.']],
  [
    { starts: '2026-10-12T09:30', ends: '2025-10-12T17:00', title: '' },
    ['title: Write some text.', 'ends: Ends before it starts.'],
  ],
  [
    { starts: '1999-12-31T23:59', ends: '2026-10-12T17:00', programme: [] },
    ['starts: Choose a year from 2000 to 2100.'],
  ],
  [
    { starts: '0024-10-12T09:30', ends: '2101-01-01T00:00' },
    ['starts: Choose a year from 2000 to 2100.', 'ends: Choose a year from 2000 to 2100.'],
  ],
  [{ starts: '2026-02-30T09:30', ends: '2026-03-01T09:30' }, ['starts: Set a date and a time.']],
  [{ starts: '2026-10-12T09:30', ends: '' }, ['ends: Set a date and a time.']],
  [{ starts: '2000-01-01T00:00', ends: '2100-12-31T23:59', programme: [] }, []],
  [{ starts: '2026-10-12T09:30', ends: '2026-10-12T09:30', programme: [] }, []],
])('the times of an event are checked in its form and when it is published: %j', async (times, wanted) => {
  const { save, draft, publish } = await editing()
  await save('events', withEvent({ note: 'Another note', ...times }))
  const { problems } = await draft('events')
  expect(problems.map(({ path, message }) => `${path.at(-1)}: ${message}`)).toEqual(wanted)
  expect((await publish()).status).toBe(wanted.length > 0 ? 422 : 200)
})
