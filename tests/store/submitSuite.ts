import { expect, test } from 'vitest'
import { KINDS } from '#contract/kinds.ts'
import { SUBMIT_KEY_LIFE } from '#server/store/stored.ts'
import { SavedOtherwise } from '#server/store/storeErrors.ts'
import type { Store } from '#server/store/store.ts'
import { countOf, refusal, writer } from './records.ts'

/** A form that is submitted twice makes one record, alike for every kind and in every store. */
export function submitSuite(store: () => Store) {
  const write = writer(store)
  test.each(KINDS)('the same submit twice makes one record of %s, also at once', async (kind) => {
    const { add } = await write.prepare(kind)
    const submit = { key: 'account-1:form-1', at: 1000 }
    const [one, two] = await Promise.all([add(submit), add(submit)])
    expect(two).toBe(one)
    expect(await add({ ...submit, at: 2000 })).toBe(one)
    expect(await countOf(store(), kind)).toBe(kind === 'roles' ? 3 : 1)
  })

  test.each(KINDS)(
    'a submit that has made a record of %s of other values is refused with what stands',
    async (kind) => {
      const { add } = await write.prepare(kind)
      const submit = { key: 'account-1:form-1', at: 1000, digest: 'one' }
      const id = await add(submit)
      const refused = add({ ...submit, digest: 'other' })
      await expect(refused).rejects.toBeInstanceOf(SavedOtherwise)
      await expect(refused).rejects.toMatchObject({ current: { version: 1 } })
      expect(await add(submit)).toBe(id)
    },
  )

  test('a submit of which nobody knows the values is repeated, whatever is sent', async () => {
    const { add } = await write.prepare('classes')
    const one = await add({ key: 'account-1:form-1', at: 1000 })
    expect(await add({ key: 'account-1:form-1', at: 1000, digest: 'one' })).toBe(one)
  })

  test('an old key makes a new record, one of the same day does not', async () => {
    const { add } = await write.prepare('classes')
    const one = await add({ key: 'account-1:form-1', at: 1000 })
    expect(await add({ key: 'account-1:form-1', at: 999 + SUBMIT_KEY_LIFE })).toBe(one)
    expect(await add({ key: 'account-1:form-1', at: 1000 + SUBMIT_KEY_LIFE })).not.toBe(one)
    expect(await countOf(store(), 'classes')).toBe(2)
  })

  test('a key that a clock wrote which ran a day ahead makes a new record, one less ahead does not', async () => {
    const { add } = await write.prepare('classes')
    const ahead = 1000 + SUBMIT_KEY_LIFE
    const one = await add({ key: 'account-1:form-1', at: ahead })
    expect(await add({ key: 'account-1:form-1', at: 1001 })).toBe(one)
    expect(await add({ key: 'account-1:form-1', at: 1000 })).not.toBe(one)
    expect(await countOf(store(), 'classes')).toBe(2)
  })

  test('a submit that was refused can be sent again with the same key', async () => {
    const { M05_UserCode } = await write.student()
    const body = await write.studentBody()
    const submit = { key: 'account-1:form-2', at: 1000 }
    const taken = store().students.add({ ...body, M05_UserCode }, submit)
    expect(Object.keys(Object(await refusal(taken)))).toEqual(['M05_UserCode'])
    const { record } = await store().students.add(body, submit)
    expect(record.M05_UserCode).toBe(body.M05_UserCode)
  })
}
