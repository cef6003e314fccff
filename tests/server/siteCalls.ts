import { listAt, withValue } from '#admin/site/draft/contentValues.ts'
import type { Draft, SectionContent, SectionState, SiteChanges, VersionHead } from '#contract/site/editing.ts'
import { withKeys } from '#contract/site/keys.ts'
import { textSite } from './textSite.ts'
import type { Account } from '#server/store/accountStore.ts'
import { lightKit, office, testApi } from './support.ts'

const { content: sample } = textSite.renderer
const { events: keyedEvents, library: keyedLibrary } = withKeys(sample)

/** The events of the sample, with keys. */
export const events = keyedEvents
const [first] = sample.events.cards
const [eventKey = ''] = Object.keys(listAt(events, ['cards']))
if (!first) throw new Error('The sample has no event')

/** The first event of the sample. */
export const event = first

/** The steps to it. */
export const eventPath = ['events', 'cards', eventKey]

/** The events with another first one. */
export const withEvent = (part: object): SectionContent =>
  Object.entries(part).reduce<SectionContent>(
    (content, [name, value]) => withValue(content, [...eventPath, name], value),
    { events },
  )

const [playlistKey = ''] = Object.keys(listAt(keyedLibrary, ['playlists']))
const videos = ['library', 'playlists', playlistKey, 'videos']

/** The library with one more video. */
export const withVideo = withValue(
  { library: keyedLibrary },
  [...videos, 'Knew'],
  ['A new lesson', 'https://youtu.be/abcdefghijk'],
)

type ApiParts = Parameters<typeof testApi>[0]

/** The API, and the calls of the editor of the site. */
export async function editing(parts: ApiParts = {}) {
  const api = await testApi(parts)
  const data = async <T>(path: string): Promise<T> => {
    const { data: found }: { data: T } = JSON.parse(await (await api.call('GET', path)).text())
    return found
  }
  const draft = (section: string) => data<Draft>(`/site/drafts/${section}`)
  const save = async (section: string, content: object, revision = 0) =>
    api.call('PUT', `/site/drafts/${section}`, { json: { revision, content } })
  const changes = () => data<SiteChanges>('/site/changes')
  async function publish(without: string[] = []) {
    const { base, revisions } = await changes()
    return api.call('POST', '/site/publish', { json: { base, revisions, without } })
  }
  const overview = () => data<{ version: VersionHead | null; sections: SectionState[] }>('/site')
  const preview = async (path: string, version?: number) => {
    const query = new URLSearchParams({ path, ...(version !== undefined && { version: String(version) }) })
    return (await api.call('GET', `/site/preview?${query}`)).text()
  }
  return { ...api, data, draft, save, changes, publish, overview, preview }
}

/** Returns the token of a session of another person. */
export async function personOf(
  { store, clock }: Awaited<ReturnType<typeof testApi>>,
  level: Account['level'],
) {
  const account = await store.accounts.add(`a-${level}`, 'hash', 1)
  if (!account) throw new Error('The name is taken')
  const token = level.padEnd(43, 'x')
  await store.staff.change(account.id, { level }, { login: office.login, address: '', at: 1 })
  await store.sessions.open(
    { tokenHash: await lightKit.digest(token), account: { ...account, level } },
    clock.now,
  )
  return token
}

const once: readonly [method: string, path: string, json: object][] = [
  ['PUT', '/site/drafts/library', { revision: 0, content: withVideo }],
  ['POST', '/site/publish', { base: 0, revisions: { library: 1 } }],
  ['PUT', '/site/drafts/events', { revision: 0, content: withEvent({ place: 'Kannur' }) }],
]

/** Publishes one draft, and leaves another. */
export async function publishOnce(
  ask: (method: string, path: string, json: object) => Promise<unknown>,
): Promise<void> {
  for (const call of once) await ask(...call)
}

const bodies: Readonly<Record<string, object>> = {
  'PUT /site/drafts/:section': { revision: 1, content: { events } },
  'POST /site/versions/:number/publish': { base: 2 },
  'POST /site/publish': { base: 2, revisions: { events: 1 } },
}

const queries: Readonly<Record<string, string>> = {
  'GET /site/preview': '?path=/home',
  'DELETE /site/drafts/:section': '?revision=1',
}

/** Returns the path of a call after {@link publishOnce}, and what it sends. */
export function siteCall(route: string) {
  const [, pattern = ''] = route.split(' ')
  const path = pattern.replace(':section', 'events').replace(':number', '1')
  const query = queries[route] ?? ''
  return {
    path: `${path}${query}`,
    resource: { fields: bodies[route] ?? {}, freeId: undefined },
  }
}
