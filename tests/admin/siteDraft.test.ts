import { beforeEach, expect, test, vi } from 'vitest'
import { keepDraft } from '#admin/site/draft/draftKeeper.ts'
import { listAt } from '#admin/site/draft/contentValues.ts'
import { isOnDevice, writeDeviceDraft } from '#admin/site/draft/deviceDraft.ts'
import type { Draft, DraftBody } from '#contract/site/editing.ts'
import { isKey, textAt } from '#contract/site/values.ts'
import { answering, contentOf, draft, keptTexts, pass, prepareDrafts, sent } from './siteDrafts.ts'

prepareDrafts()
beforeEach(() => void vi.stubGlobal('window', new EventTarget()))

test('what is typed is saved after a pause, once, with the revision that it changes', async () => {
  const keeper = keepDraft(draft(4, contentOf('Library')), answering())
  keeper.edit(contentOf('Lib'))
  await pass(500)
  keeper.edit(contentOf('Videos'))
  expect(keeper.state().status).toBe('saving')
  expect(keptTexts()).toEqual([contentOf('Videos')])
  await pass(1000)
  expect(sent).toEqual([{ revision: 4, content: contentOf('Videos') }])
  expect(keeper.state()).toMatchObject({ status: 'saved', revision: 5 })
  expect(isOnDevice('library')).toBe(false)
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
  expect(keptTexts()).toEqual([contentOf('Videos')])
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

test('what another tab has typed stays on the device when this one is saved, and is saved by the next form', async () => {
  const [here, there] = [1, 2].map(() => keepDraft(draft(1, contentOf('Library')), answering()))
  here?.edit(contentOf('Videos'))
  there?.edit(contentOf('Library', 'All playlists'))
  await here?.saveNow()
  expect(keptTexts()).toEqual([contentOf('Library', 'All playlists')])
  const next = keepDraft(draft(2, contentOf('Videos'), 'Nadira'), answering())
  expect(next.state()).toMatchObject({ status: 'saving', content: contentOf('Videos', 'All playlists') })
  await next.saveNow()
  expect(isOnDevice('library')).toBe(false)
  there?.restart(draft(3, contentOf('Library')))
})

test('what two tabs have left is saved one after the other, each with what is there by then', async () => {
  writeDeviceDraft('site:library:K1', {
    revision: 1,
    base: contentOf('Library'),
    content: contentOf('Videos'),
  })
  writeDeviceDraft('site:library:K2', {
    revision: 1,
    base: contentOf('Library'),
    content: contentOf('Library', 'All playlists'),
  })
  const stop = keepDraft(draft(1, contentOf('Library')), answering()).start()
  await pass(5000)
  expect(sent.map(({ content }) => content)).toEqual([
    contentOf('Videos'),
    contentOf('Videos', 'All playlists'),
  ])
  expect(isOnDevice('library')).toBe(false)
  stop()
})

test('what a release before this one kept has the keys of the section when it is read, and goes when it is saved', async () => {
  const [list, later] = [['One'], ['Another', 'Two']].map((titles) => ({
    library: { playlists: titles.map((title) => ({ title, videos: [] })) },
  }))
  writeDeviceDraft('site:library', { revision: 1, base: list ?? {}, content: later ?? {} })
  const keeper = keepDraft(
    draft(1, { library: { playlists: { Kown: { title: 'One', videos: {} } } } }),
    answering(),
  )
  const found = listAt(keeper.state().content, ['library', 'playlists'])
  expect(Object.values(found).map((playlist) => textAt(playlist, ['title']))).toEqual(['Another', 'Two'])
  expect(Object.keys(found)[0]).toBe('Kown')
  expect(Object.keys(found).filter(isKey)).toHaveLength(2)
  await keeper.saveNow()
  expect(isOnDevice('library')).toBe(false)
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
  expect(isOnDevice('library')).toBe(false)
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
