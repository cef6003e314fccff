import { expect, test } from 'vitest'
import { KINDS } from '#contract/kinds.ts'
import { Stale } from '#server/store/storeErrors.ts'
import type { Store } from '#server/store/store.ts'
import { countOf, NO_ID, writer } from './records.ts'

/** What is the same of records of every kind, in every store. */
export function recordSuite(store: () => Store) {
  const write = writer(store)

  test.each(KINDS)('each write of %s counts, and none is lost to who has not seen it', async (kind) => {
    const { add, change } = await write.prepare(kind)
    const id = await add()
    expect(await store()[kind].get(id)).toMatchObject({ version: 1 })
    const changed = await change(id, undefined, 1)
    expect(changed).toMatchObject({ version: 2 })
    expect(await store()[kind].get(id)).toStrictEqual(changed)
    const stale = change(id, undefined, 1)
    await expect(stale).rejects.toBeInstanceOf(Stale)
    await expect(stale).rejects.toMatchObject({ current: changed })
    expect(await change(id)).toMatchObject({ version: 3 })
  })

  test.each(KINDS)(
    'a deleted record of %s is gone, and its id is not given again (spec: 384, 392, 402, 406, 411, 416, 421)',
    async (kind) => {
      const { add } = await write.prepare(kind)
      const before = await countOf(store(), kind)
      const id = await add()
      expect(await countOf(store(), kind)).toBe(before + 1)
      expect(await store()[kind].remove(id, 1000)).toBe(true)
      expect(await store()[kind].get(id)).toBeUndefined()
      expect(await countOf(store(), kind)).toBe(before)
      expect(await add()).toBeGreaterThan(id)
    },
  )

  test.each(KINDS)('an unknown id is none of %s', async (kind) => {
    const { change } = await write.prepare(kind)
    expect(await store()[kind].get(NO_ID)).toBeUndefined()
    expect(await change(NO_ID)).toBeUndefined()
    expect(await store()[kind].remove(NO_ID, 1000)).toBe(false)
    expect(await store()[kind].restore(NO_ID, 1000)).toBeUndefined()
  })
}
