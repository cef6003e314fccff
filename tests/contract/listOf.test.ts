import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fieldErrors } from '#contract/errors.ts'
import { listOf } from '#contract/text/listOf.ts'
import { fc } from '#tests/runs.ts'

const Item = z.coerce.number().check(z.int(), z.gte(1, 'No such division'))
const Ids = listOf(Item, 'Division is required', 100)
const anyIds = fc.array(fc.integer({ min: 1, max: 2 ** 31 }))

describe('a list of ids (spec: 512)', () => {
  test('reads alike as an array, as texts and as an array in a JSON string', () => {
    fc.assert(
      fc.property(anyIds, (ids) => {
        expect(Ids.parse(ids)).toEqual(ids)
        expect(Ids.parse(ids.map(String))).toEqual(ids)
        expect(Ids.parse(JSON.stringify(ids))).toEqual(ids)
        expect(Ids.parse(` ${JSON.stringify(ids.map(String))}`)).toEqual(ids)
      }),
    )
  })

  test('may be one value alone', () => {
    expect(Ids.parse('7')).toEqual([7])
    expect(Ids.parse(7)).toEqual([7])
  })

  test.each([undefined, null])('that is %j is missing', (value) => {
    expect(Ids.safeParse(value).error?.issues.map((issue) => issue.message)).toEqual(['Division is required'])
  })

  test.each(['[', '[1', '[1,]', '[{}]', 'x', '', {}, [[1, 2]], [null], '[0]'])(
    'refuses %j instead of guessing',
    (value) => {
      expect(Ids.safeParse(value).success).toBe(false)
    },
  )

  test.each([
    ['an array', Array.from({ length: 101 }, String)],
    ['a JSON string', JSON.stringify(Array.from({ length: 101 }, String))],
  ])('that is too long is refused before its items are looked at: %s', (_how, value) => {
    let looked = 0
    const Looking = z.custom(() => {
      looked += 1
      return true
    })
    const { error } = listOf(Looking, 'Division is required', 100).safeParse(value)
    expect([error?.issues.map(({ message }) => message), looked]).toEqual([['At most 100 can be chosen'], 0])
  })

  test('never throws, and lets nothing through but ids, whatever is sent', () => {
    const isSound = (value: unknown) => {
      const result = Ids.safeParse(value)
      return !result.success || result.data.every((id) => Number.isInteger(id) && id >= 1)
    }
    const anySent = fc.oneof(fc.anything(), fc.json(), fc.string())
    expect(() => fc.assert(fc.property(anySent, isSound))).not.toThrow()
  })
})

test('each field has its first message; those of the whole body stand under body (spec: 367)', () => {
  const Both = z
    .object({ ids: Ids, name: z.string('Name is required') })
    .check(z.refine(() => false, 'Never'))
  const error = Both.safeParse({ ids: ['0', '0'] }).error
  expect(error && fieldErrors(error)).toEqual({
    ids: ['No such division'],
    name: ['Name is required'],
  })
  const whole = z
    .record(z.string(), z.string())
    .check(z.refine(() => false, 'Never'))
    .safeParse({}).error
  expect(whole && fieldErrors(whole)).toEqual({ body: ['Never'] })
})
