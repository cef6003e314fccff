import { beforeEach, expect, test, vi } from 'vitest'
import { keepDraft } from '#admin/site/draft/draftKeeper.ts'
import { listAt } from '#admin/site/draft/contentValues.ts'
import { isOnDevice, writeDeviceDraft } from '#admin/site/draft/deviceDraft.ts'
import type { ApiError } from '#api/apiError.ts'
import type { SectionContent } from '#contract/site/editing.ts'
import { textAt } from '#contract/site/values.ts'
import { answering, contentOf, draft, pass, prepareDrafts, sent } from './siteDrafts.ts'

prepareDrafts()
beforeEach(() => void vi.stubGlobal('window', new EventTarget()))

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
  expect(isOnDevice('library')).toBe(false)
})

test.each(['mine', 'theirs'] as const)(
  'after a choice of %s and a reload, only the others are asked',
  (side) => {
    const theirs = draft(2, contentOf('Playlists', 'All playlists'), 'Safiya')
    const left = { revision: 1, base: contentOf('Library'), content: contentOf('Videos', 'Every video') }
    writeDeviceDraft('site:library:K1', left)
    const keeper = keepDraft(theirs, answering())
    const [first, second] = keeper.state().conflicts
    if (!first || !second) throw new Error('Two are to be asked')
    keeper.choose(first, side)
    const { content } = keeper.state()
    const again = keepDraft(theirs, answering())
    expect(again.state()).toMatchObject({ content, conflicts: [second] })
    for (const one of [keeper, again]) one.restart(theirs)
  },
)

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
  const chosen = withList({
    Kc: { ...c, id: 'c' },
    Ka: { title: 'theirs', id: 'theirs' },
    Kb: { title: 'their b', id: 'their-b' },
  })
  expect(JSON.stringify(sent.at(-1)?.content)).toBe(JSON.stringify(chosen))
})

/** A save that is refused, as another has saved this. */
const overtaken = (content: SectionContent): ApiError => ({
  status: 412,
  message: 'Changed',
  data: draft(2, content, 'Safiya'),
})

test('a blank that is not saved is no change: that of another is taken without a question', async () => {
  const lines = (...addressLines: string[]) => ({ contact: { officeAddress: addressLines } })
  const section = { section: 'contact' as const }
  const stored = { ...draft(2, lines('Kondotty')), ...section }
  const theirs = { ...draft(3, lines('Malappuram'), 'Safiya'), ...section }
  const keeper = keepDraft(
    { ...draft(1, lines('Kondoti')), ...section },
    answering(stored, { status: 412, message: 'Changed', data: theirs }),
  )
  keeper.edit(lines('Kondotty', ''))
  await pass(1000)
  expect(keeper.state().status).toBe('saved')
  keeper.edit(lines('Kondotty', '', ''))
  await pass(1000)
  expect(keeper.state()).toMatchObject({ conflicts: [], content: lines('Malappuram'), status: 'saved' })
})

test('two who add playlists of one title give them different ids', async () => {
  const withLists = (playlists: object) => ({ library: { kicker: '', heading: '', playlists } })
  const mine = withLists({ Kmine: { title: 'Forty Hadith' } })
  const keeper = keepDraft(
    draft(1, withLists({})),
    answering(overtaken(withLists({ Ktheirs: { id: 'forty-hadith', title: 'Forty Hadith' } }))),
  )
  keeper.edit(mine)
  expect(keeper.state().content).toEqual(withLists({ Kmine: { title: 'Forty Hadith', id: 'forty-hadith' } }))
  await pass(2000)
  const saved = Object.values(listAt(sent.at(-1)?.content, ['library', 'playlists']))
  expect(saved.map((playlist) => textAt(playlist, ['id'])).toSorted()).toEqual([
    'forty-hadith',
    'forty-hadith-2',
  ])
})

test('what is chosen between is what is in the form now: a removed item that came back is not told as removed', async () => {
  const withList = (playlists: object) => ({ library: { kicker: '', heading: '', playlists } })
  const keeper = keepDraft(
    draft(1, withList({ Ka: { title: 'a' } })),
    answering(overtaken(withList({ Ka: { title: 'theirs' } }))),
  )
  keeper.edit(withList({}))
  await pass(1000)
  expect(keeper.state().conflicts).toMatchObject([{ mine: undefined }])
  keeper.edit(withList({ Ka: { title: 'a' } }))
  expect(keeper.state().conflicts).toMatchObject([{ mine: { title: 'a' } }])
  keeper.restart(draft(2, withList({})))
})

test('the other value of what was removed meanwhile brings back what it is in', async () => {
  const withCards = (cards: object) => ({ courses: { cards } })
  const theirs = withCards({ Ka: { text: 'theirs' }, Kb: { text: 'b' } })
  const keeper = keepDraft(
    { ...draft(1, withCards({ Ka: { text: 'a' }, Kb: { text: 'b' } })), section: 'courses' },
    answering({ status: 412, message: 'Changed', data: { ...draft(2, theirs), section: 'courses' } }),
  )
  keeper.edit(withCards({ Ka: { text: 'mine' }, Kb: { text: 'b' } }))
  await pass(1000)
  keeper.edit(withCards({ Kb: { text: 'b' } }))
  for (const conflict of keeper.state().conflicts) keeper.choose(conflict, 'theirs')
  expect(keeper.state().content).toEqual(theirs)
  keeper.restart(draft(3, theirs))
})

test('what was discarded comes back, but what another has written since is asked about', async () => {
  const keeper = keepDraft(draft(1, contentOf('Old try', 'All')), answering())
  const discarded = keeper.state().content
  keeper.restart(draft(2, contentOf('Library')))
  keeper.takeRefusal(overtaken(contentOf('Theirs')))
  expect(keeper.state().content).toEqual(contentOf('Theirs'))
  keeper.bringBack(discarded, contentOf('Library'))
  expect(keeper.state()).toMatchObject({
    status: 'choosing',
    content: contentOf('Old try', 'All'),
    conflicts: [{ mine: 'Old try', theirs: 'Theirs' }],
  })
  for (const conflict of keeper.state().conflicts) keeper.choose(conflict, 'theirs')
  await pass(1000)
  expect(sent.at(-1)?.content).toEqual(contentOf('Theirs', 'All'))
  expect(isOnDevice('library')).toBe(false)
})

test('a new playlist whose id an older version has brought back gets another when the form is opened', async () => {
  const playlists = { Kold: { id: 'forty', title: 'Forty' }, Knew: { id: 'forty', title: 'Forty' } }
  const published = { library: { playlists: { Kold: playlists.Kold } } }
  const keeper = keepDraft({ ...draft(1, { library: { playlists } }), published }, answering())
  const stop = keeper.start()
  await pass(1000)
  const saved = Object.values(listAt(sent.at(-1)?.content, ['library', 'playlists']))
  expect(saved.map((playlist) => textAt(playlist, ['id']))).toEqual(['forty', 'forty-2'])
  stop()
})
