import { millisecondsInWeek } from 'date-fns/constants'
import { expect, test } from 'vitest'
import { RightsGone } from '#server/store/auditStore.ts'
import { CONTENT_FILE } from '#contract/site/editing.ts'
import { KEPT_VERSIONS, SiteMoved, type NewVersion } from '#server/store/siteStore.ts'
import { Stale } from '#server/store/storeErrors.ts'
import type { Store } from '#server/store/store.ts'

const by = { login: 'office@example.org', address: '192.0.2.1', at: Date.UTC(2026, 0, 5) }
const content = { events: { heading: 'ഹദീസ് حديث' } }
const base = { events: { heading: 'Events' } }
const draft = { section: 'events' as const, content, base }

const versionOf = (number: number, part: Partial<NewVersion> = {}): NewVersion => ({
  number,
  content: { number },
  gone: [],
  summary: `Version ${number}`,
  hash: `hash of ${number}`,
  ...part,
})

/** The site's drafts and versions, alike in every store. */
export function siteSuite(store: () => Store) {
  const site = () => store().site

  test('a draft is saved, changed and discarded, and no revision comes twice', async () => {
    expect(await site().drafts()).toEqual([])
    const { record, version } = await site().saveDraft({ ...draft, revision: 0 }, by)
    expect(record).toEqual({ ...draft, changedAt: by.at, changedBy: by.login })
    expect(version).toBe(1)
    expect(await site().drafts()).toEqual([{ record, version }])
    const empty = { section: 'events' as const, content: null, base: null }
    expect(await site().saveDraft({ ...empty, revision: 1 }, by)).toEqual({
      record: { ...empty, changedAt: null, changedBy: null },
      version: 2,
    })
    await expect(site().saveDraft({ ...draft, revision: 0 }, by)).rejects.toThrow(Stale)
    expect((await site().saveDraft({ ...draft, revision: 2 }, by)).version).toBe(3)
  })

  test('of two who save at once one is told what the other saved', async () => {
    const saves = ['one', 'two'].map((heading) =>
      site().saveDraft({ ...draft, content: { events: { heading } }, revision: 0 }, by),
    )
    const results = await Promise.allSettled(saves)
    const [won] = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    const lost = results.find((one) => one.status === 'rejected')
    expect(lost?.reason).toBeInstanceOf(Stale)
    expect(lost?.reason).toMatchObject({ current: won })
  })

  test('a draft is signed by the name of its author', async () => {
    const account = await store().accounts.add('asma', 'hash', 1)
    await store().own.rename(account?.id ?? 0, 'Asma Beevi', { ...by, login: 'asma' })
    const saved = await site().saveDraft({ ...draft, revision: 0 }, { ...by, login: 'asma' })
    expect(saved.record.changedBy).toBe('Asma Beevi')
  })

  test('the first publish also keeps the content file, and versions are read as they were written', async () => {
    expect(await site().latest()).toBe(0)
    await site().saveDraft({ ...draft, revision: 0 }, by)
    const first = versionOf(1, { by: CONTENT_FILE, summary: '' })
    const second = versionOf(2, { content, gone: ['nabiyoram'] })
    await site().publish([first, second], [{ section: 'events', revision: 1, content: null, base: null }], by)
    expect(await site().latest()).toBe(2)
    expect(await site().heads()).toEqual([
      { number: 2, at: by.at, by: by.login, summary: 'Version 2' },
      { number: 1, at: by.at, by: CONTENT_FILE, summary: '' },
    ])
    const stored = await site().version(2)
    expect(stored).toMatchObject({
      content,
      gone: ['nabiyoram'],
      hash: 'hash of 2',
    })
    expect(await site().version(3)).toBeUndefined()
    expect(await site().fileHashes()).toEqual(['hash of 1'])
    expect((await site().drafts()).map(({ record }) => record.content)).toEqual([null])
  })

  test('of two who publish at once one is refused, and nothing of theirs is kept', async () => {
    await site().saveDraft({ ...draft, revision: 0 }, by)
    const drop = [{ section: 'events' as const, revision: 1, content: null, base: null }]
    const results = await Promise.allSettled([
      site().publish([versionOf(1)], drop, by),
      site().publish([versionOf(1, { summary: 'The other' })], drop, by),
    ])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(results.find((one) => one.status === 'rejected')?.reason).toBeInstanceOf(SiteMoved)
    expect(await site().heads()).toHaveLength(1)
    expect((await site().drafts())[0]?.version).toBe(2)
  })

  test('a draft that was saved since stops the publish, and no version is there', async () => {
    await site().saveDraft({ ...draft, revision: 0 }, by)
    const old = { section: 'events' as const, revision: 0, content: null, base: null }
    await expect(site().publish([versionOf(1)], [old], by)).rejects.toThrow(SiteMoved)
    expect(await site().latest()).toBe(0)
    expect((await site().drafts())[0]?.record.content).toEqual(content)
  })

  test('who has lost their rights writes nothing', async () => {
    const gone = { ...by, session: { tokenHash: 'nobody', level: 'editor' as const } }
    await expect(site().saveDraft({ ...draft, revision: 0 }, gone)).rejects.toThrow(RightsGone)
    await expect(site().publish([versionOf(1)], [], gone)).rejects.toThrow(RightsGone)
    expect(await site().drafts()).toEqual([])
    expect(await site().latest()).toBe(0)
  })

  test(`keeps the newest ${KEPT_VERSIONS} versions, of older ones the last of each week, and those of the content file`, async () => {
    const at = (number: number) => by.at + (number < 11 ? 0 : number < 21 ? 1 : 2) * millisecondsInWeek
    const versions = (from: number, to: number, author?: string) =>
      Array.from({ length: to - from + 1 }, (_, index) =>
        versionOf(from + index, author === undefined ? {} : { by: author }),
      )
    await site().publish(versions(1, 1, CONTENT_FILE), [], { ...by, at: at(1) })
    await site().publish(versions(2, 10), [], { ...by, at: at(2) })
    await site().publish(versions(11, 20), [], { ...by, at: at(11) })
    await site().publish(versions(21, 222), [], { ...by, at: at(21) })
    const numbers = (await site().heads()).map(({ number }) => number).toReversed()
    expect(numbers).toEqual([
      1,
      10,
      20,
      ...Array.from({ length: 1 + KEPT_VERSIONS }, (_, index) => 22 + index),
    ])
  })
}
