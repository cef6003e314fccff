import { expect, test } from 'vitest'
import { withField, type Lent } from '#admin/import/withField.ts'

test('a field that is passed on the way to another goes back to its column', () => {
  const lent: Lent = new Map()
  const start = ['born', null]
  // Somebody types the name of another field, which begins alike.
  const passing = withField(start, lent, 1, 'born')
  expect(passing).toEqual([null, 'born'])
  expect(withField(passing, lent, 1, 'batch')).toEqual(['born', 'batch'])
})

test('a field is taken from its column for good if the choice stays, or if the column got another one', () => {
  const lent: Lent = new Map()
  const taken = withField(['born', null], lent, 1, 'born')
  const filled = withField(taken, lent, 0, 'batch')
  expect(filled).toEqual(['batch', 'born'])
  expect(withField(filled, lent, 1, null)).toEqual(['batch', null])
})
