import { beforeEach, expect, test, vi } from 'vitest'
import { keepDraft } from '#admin/site/draft/draftKeeper.ts'
import { listAt } from '#admin/site/draft/contentValues.ts'
import { readDeviceDraft, writeDeviceDraft } from '#admin/site/draft/deviceDraft.ts'
import type { Draft, DraftBody } from '#contract/site/editing.ts'
import { withKeys, withoutKeys } from '#contract/site/keys.ts'
import { isKey } from '#contract/site/values.ts'
import { answering, contentOf, draft, pass, prepareDrafts, sent } from './siteDrafts.ts'

prepareDrafts()
beforeEach(() => void vi.stubGlobal('window', new EventTarget()))

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
