import { expect, test } from 'vitest'
import { hasNumber, isNamesake, nameKey, numberKey } from '#admin/people/sameStudent.ts'
import { fc } from '#tests/runs.ts'

const national = fc.integer({ min: 6_000_000_000, max: 9_999_999_999 }).map(String)

/** Ways to write a number of India. */
const spellings = (number: string) => [
  number,
  `0${number}`,
  `+91${number}`,
  `0091 ${number}`,
  `+91 ${number.slice(0, 5)} ${number.slice(5)}`,
]

test('a number is the same however it is spelled, and another number is not', () => {
  fc.assert(
    fc.property(national, national, (one, other) => {
      const student = { M05_MobileNumber: `+91${one}` }
      for (const spelling of spellings(one)) expect(hasNumber(student, spelling)).toBe(true)
      for (const spelling of spellings(other)) expect(hasNumber(student, spelling)).toBe(one === other)
    }),
  )
})

test('a number that is still being typed is the same as none', () => {
  expect(numberKey('94470')).toBe('')
  expect(hasNumber({ M05_MobileNumber: '12' }, '12')).toBe(false)
  expect(hasNumber({ M05_MobileNumber: '' }, '')).toBe(false)
})

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
