import { expect, test } from 'vitest'
import { codeAfter, nextCode } from '#admin/people/personValues.ts'
import { fc } from '#tests/runs.ts'

test('the next code counts up and keeps its width', () => {
  expect(nextCode('IHS-0999')).toBe('IHS-1000')
  expect(nextCode('IHS-999')).toBe('IHS-1000')
  expect(nextCode(' 7 ')).toBe('8')
  expect(nextCode('Aysha')).toBeUndefined()
  expect(nextCode(undefined)).toBeUndefined()
})

test('the code that is offered is free among the newest, whatever their order', () => {
  const codes = fc.uniqueArray(fc.integer({ min: 0, max: 99_999 }), { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(codes, fc.constantFrom('IHS-', 'ihs ', '24/'), (numbers, prefix) => {
      const taken = numbers.map((number) => prefix + String(number).padStart(5, '0'))
      const offered = codeAfter(taken) ?? ''
      expect(taken).not.toContain(offered)
      expect(offered.startsWith(prefix)).toBe(true)
      expect(Number(offered.slice(prefix.length))).toBe(Math.max(...numbers) + 1)
    }),
  )
})

test('codes that are built otherwise do not count', () => {
  expect(codeAfter(['IHS-1031', 'IHT-9000', 'guest', 'IHS-1129'])).toBe('IHS-1130')
  expect(codeAfter([])).toBeUndefined()
})
