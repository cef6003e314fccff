import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepDraft } from '#admin/site/draftKeeper.ts'
import { listAt } from '#admin/site/contentValues.ts'
import { readDeviceDraft, writeDeviceDraft } from '#admin/site/deviceDraft.ts'
import type { ApiError } from '#api/apiError.ts'
import type { Draft, DraftBody, SectionContent } from '#contract/site/editing.ts'
import { withKeys, withoutKeys } from '#contract/site/keys.ts'
import { isKey } from '#contract/site/values.ts'

const contentOf = (kicker: string, heading = 'Popular Playlist'): SectionContent => ({
  library: { kicker, heading, playlists: {} },
})

const draft = (revision: number, content: SectionContent, changedBy: string | null = null): Draft => ({
  section: 'library',
  revision,
  changedAt: null,
  changedBy,
  content,
  published: contentOf('Library'),
  problems: [],
  pictures: {},
})

/** What was sent. */
let sent: DraftBody[] = []

/** A server that answers so, one save after another; then it takes what it gets. */
const answering =
  (...answers: (ApiError | Draft)[]) =>
  (body: DraftBody) => {
    sent.push(body)
    const answer = answers.shift() ?? draft(body.revision + 1, body.content)
    return 'status' in answer ? Promise.reject(answer) : Promise.resolve(answer)
  }

beforeEach(() => {
  sent = []
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('what is typed is saved after a pause, once, with the revision that it changes', async () => {
  const keeper = keepDraft(draft(4, contentOf('Library')), answering())
  keeper.edit(contentOf('Lib'))
  await pass(500)
  keeper.edit(contentOf('Videos'))
  expect(keeper.state().status).toBe('saving')
  expect(readDeviceDraft('library')?.content).toEqual(contentOf('Videos'))
  await pass(1000)
  expect(sent).toEqual([{ revision: 4, content: contentOf('Videos') }])
  expect(keeper.state()).toMatchObject({ status: 'saved', revision: 5 })
  expect(readDeviceDraft('library')).toBeUndefined()
})

test('without a connection it is kept, sent again, and sent at once when the line is back', async () => {
  const keeper = keepDraft(
    draft(1, contentOf('Library')),
    answering({ status: 'OFFLINE' }, { status: 'OFFLINE' }),
  )
  const stop = keeper.start()
  keeper.edit(contentOf('Videos'))
  await pass(1000)
  expect(keeper.state().status).toBe('offline')
  await pass(10_000)
  expect(sent).toHaveLength(2)
  expect(readDeviceDraft('library')?.content).toEqual(contentOf('Videos'))
  window.dispatchEvent(new Event('online'))
  await pass(0)
  expect(keeper.state().status).toBe('saved')
  stop()
})

test('a refusal is not repeated by itself, as each asks to sign in', async () => {
  const keeper = keepDraft(draft(1, contentOf('Library')), answering({ status: 'NO_TOKEN' }))
  keeper.edit(contentOf('Videos'))
  await pass(60_000)
  expect(sent).toHaveLength(1)
  expect(keeper.state().status).toBe('failed')
  await keeper.saveNow()
  expect(keeper.state().status).toBe('saved')
})

test('what was not saved is there after a reload, and saved', async () => {
  keepDraft(draft(1, contentOf('Library')), answering()).edit(contentOf('Videos'))
  const again = keepDraft(draft(1, contentOf('Library')), answering())
  expect(again.state()).toMatchObject({ status: 'saving', content: contentOf('Videos') })
  const stop = again.start()
  await pass(0)
  expect(sent).toEqual([{ revision: 1, content: contentOf('Videos') }])
  stop()
  await pass(60_000)
})

test('what another tab has typed since stays on the device when this one is saved', async () => {
  const [here, there] = [1, 2].map(() => keepDraft(draft(1, contentOf('Library')), answering()))
  here?.edit(contentOf('Videos'))
  there?.edit(contentOf('Lessons'))
  await here?.saveNow()
  expect(readDeviceDraft('library')?.content).toEqual(contentOf('Lessons'))
  await pass(60_000)
})

test('what a release before this one kept has keys when it is read, and goes when it is saved', async () => {
  const [list, later] = [['One'], ['One', 'Two']].map((titles) => ({
    library: { playlists: titles.map((title) => ({ title, videos: [] })) },
  }))
  writeDeviceDraft('library', { revision: 1, base: list ?? {}, content: later ?? {} })
  const keeper = keepDraft(draft(1, withKeys(list ?? {})), answering())
  const { content } = keeper.state()
  expect(withoutKeys(content)).toEqual(later)
  expect(Object.keys(listAt(content, ['library', 'playlists'])).filter(isKey)).toHaveLength(2)
  await keeper.saveNow()
  expect(readDeviceDraft('library')).toBeUndefined()
})

test('the changes of another in other fields are taken in, and saved with these', async () => {
  const theirs = draft(2, contentOf('Library', 'All playlists'), 'Safiya')
  const keeper = keepDraft(
    draft(1, contentOf('Library')),
    answering({ status: 412, message: 'Changed', data: theirs }),
  )
  keeper.edit(contentOf('Videos'))
  await pass(2000)
  expect(keeper.state()).toMatchObject({ takenFrom: 'Safiya', conflicts: [], status: 'saved' })
  expect(sent.at(-1)).toEqual({ revision: 2, content: contentOf('Videos', 'All playlists') })
})

test('a save whose answer was lost is not taken for that of another', async () => {
  const mine = draft(2, contentOf('Videos'), 'Nadira')
  const keeper = keepDraft(
    draft(1, contentOf('Library')),
    answering({ status: 'TIMEOUT' }, { status: 412, message: 'Changed', data: mine }),
  )
  keeper.edit(contentOf('Videos'))
  await pass(20_000)
  expect(keeper.state()).toMatchObject({ status: 'saved', revision: 2 })
  expect(keeper.state().takenFrom).toBeUndefined()
  expect(sent).toHaveLength(2)
  expect(readDeviceDraft('library')).toBeUndefined()
})

test('where both changed the same, nothing is saved before it is chosen', async () => {
  const theirs = draft(2, contentOf('Playlists'), 'Safiya')
  const keeper = keepDraft(
    draft(1, contentOf('Library')),
    answering({ status: 412, message: 'Changed', data: theirs }),
  )
  keeper.edit(contentOf('Videos'))
  await pass(60_000)
  const { conflicts, status } = keeper.state()
  expect(status).toBe('choosing')
  expect(conflicts).toMatchObject([{ mine: 'Videos', theirs: 'Playlists' }])
  expect(sent).toHaveLength(1)
  for (const conflict of conflicts) keeper.choose(conflict, 'theirs')
  await pass(1000)
  expect(sent.at(-1)).toEqual({ revision: 2, content: contentOf('Playlists') })
  expect(keeper.state().status).toBe('saved')
})

test('reloaded before it is chosen, it is asked again, and nothing of the other is lost', async () => {
  const theirs = draft(2, contentOf('Playlists', 'All playlists'), 'Safiya')
  const first = keepDraft(
    draft(1, contentOf('Library')),
    answering({ status: 412, message: 'Changed', data: theirs }),
  )
  first.edit(contentOf('Videos'))
  await pass(1000)
  expect(first.state().status).toBe('choosing')
  const again = keepDraft(theirs, answering())
  expect(again.state().conflicts).toMatchObject([{ mine: 'Videos', theirs: 'Playlists' }])
  expect(again.state().content).toEqual(contentOf('Videos', 'All playlists'))
  for (const conflict of again.state().conflicts) again.choose(conflict, 'mine')
  await pass(1000)
  expect(sent.at(-1)).toEqual({ revision: 2, content: contentOf('Videos', 'All playlists') })
  expect(readDeviceDraft('library')).toBeUndefined()
})

test('a choice is of its item, wherever that is meanwhile, and a removed one comes back to its place', async () => {
  const withList = (playlists: object) => ({ library: { kicker: '', heading: '', playlists } })
  const [a, b, c] = [{ title: 'a' }, { title: 'b' }, { title: 'c' }]
  const theirs = withList({ Ka: { title: 'theirs' }, Kb: { title: 'their b' }, Kc: c })
  const keeper = keepDraft(
    draft(1, withList({ Ka: a, Kb: b, Kc: c })),
    answering({ status: 412, message: 'Changed', data: draft(2, theirs, 'Safiya') }),
  )
  // This one changed the first and removed the second.
  keeper.edit(withList({ Ka: { title: 'mine' }, Kc: c }))
  await pass(1000)
  const { conflicts } = keeper.state()
  expect(conflicts.map(({ path }) => path.join('.'))).toEqual([
    'library.playlists.Ka.title',
    'library.playlists.Kb',
  ])
  keeper.edit(withList({ Kc: c, Ka: { title: 'mine' } }))
  for (const conflict of conflicts) keeper.choose(conflict, 'theirs')
  await pass(1000)
  const chosen = withList({ Kc: c, Ka: { title: 'theirs' }, Kb: { title: 'their b' } })
  expect(JSON.stringify(sent.at(-1)?.content)).toBe(JSON.stringify(chosen))
})

test('what is typed while it is saved is saved after it', async () => {
  let answer: (saved: Draft) => void = () => {}
  const bodies: DraftBody[] = []
  const keeper = keepDraft(draft(1, contentOf('Library')), (body) => {
    bodies.push(body)
    return new Promise((resolve) => {
      answer = resolve
    })
  })
  keeper.edit(contentOf('Vid'))
  await pass(1000)
  keeper.edit(contentOf('Videos'))
  await pass(5000)
  expect(bodies).toHaveLength(1)
  answer(draft(2, contentOf('Vid')))
  await pass(1000)
  expect(bodies[1]).toEqual({ revision: 2, content: contentOf('Videos') })
  keeper.restart(draft(2, contentOf('Library')))
})
