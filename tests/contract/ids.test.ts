import { FilterId, IdParam, MAX_ID, requiredId } from '#contract/ids.ts'
import { describe, expect, it } from 'vitest'

const Reference = requiredId('Course is required')

describe('a required reference', () => {
  it.each([1, MAX_ID, '1', ' 12 '])('takes %j', (id) => {
    expect(Reference.parse(id)).toBe(Number(id))
  })

  it.each([0, -1, 1.5, MAX_ID + 1, '0', '', '1e3', '-1', null, undefined, [1], '9'.repeat(41)])(
    'says that it is required for %j',
    (id) => {
      expect(Reference.safeParse(id).error?.issues[0]?.message).toBe('Course is required')
    },
  )
})

it.each(['0', '01', '1.5', '-1', 'x', String(MAX_ID + 1)])('finds no record at the address %s', (id) => {
  expect(IdParam.safeParse({ id }).success).toBe(false)
})

it.each(['0', 'x', '-1', String(MAX_ID + 1)])('filters nothing by the id %s', (id) => {
  expect(FilterId.parse(id)).toBeUndefined()
})
