import { expect, test } from 'vitest'
import { isNamesake, nameKey } from '#admin/people/students/sameStudent.ts'
import { fc } from '#tests/runs.ts'

test('a name is the same with its words in any order, in other letters and with a joiner', () => {
  const words = fc.array(fc.stringMatching(/^[a-z\u0D05-\u0D39]{1,8}$/), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(
      words.chain((list) =>
        fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
      ),
      ([list, shuffled]) => {
        const student = { M05_UserName: list.join(' '), M05_DOB: '2001-02-14' }
        const typed = ` ${shuffled.join('  ').toUpperCase()}. `
        expect(isNamesake(student, typed, '2001-02-14')).toBe(true)
        expect(isNamesake(student, typed, '2001-02-15')).toBe(false)
        expect(isNamesake(student, `${typed} x1`, '2001-02-14')).toBe(false)
      },
    ),
  )
  expect(nameKey('Thahir Abid')).toBe(nameKey('abid, THAHIR'))
})
