import { describe, expect, test } from 'vitest'
import { normalPhone, phoneDoubt, savedPhone } from '#contract/text/phone.ts'
import { StudentBody } from '#contract/userForms.ts'
import { phones } from '#tests/phones.ts'
import { fc } from '#tests/runs.ts'

/** What the specification accepts. @spec 325-328 */
const accepted = /^\+?[1-9]\d{1,14}$/
const mobile = StudentBody.shape.M05_MobileNumber

test('the table has 40 numbers of ten countries or more', () => {
  expect(phones.length).toBeGreaterThanOrEqual(40)
  expect(new Set(phones.map(([number]) => number)).size).toBe(phones.length)
})

describe.each(phones)('%s', (number, ...typed) => {
  test.each(typed)('typed as %j has one form, in which it is linked', (text) => {
    expect(normalPhone(text)).toBe(number)
    expect(phoneDoubt(text)).toBeUndefined()
  })

  test.each(typed)(
    'typed as %j is saved as typed if the API takes that, else in that form (spec: 325-328)',
    (text) => {
      const isAccepted = accepted.test(text.trim())
      expect(savedPhone(text)).toBe(isAccepted ? text : number)
      expect(mobile.safeParse(text)).toMatchObject(
        isAccepted ? { data: text.trim() } : { error: { issues: [{ message: 'Invalid phone number' }] } },
      )
      expect(mobile.parse(savedPhone(text))).toBe(isAccepted ? text.trim() : number)
    },
  )
})

test.each([
  '12',
  '98765',
  '9876543210123',
  '+1',
  '12a',
  'none',
  '',
  '98765 4321',
  '9876543210 / 9876543211',
  '00000 0103x',
  '9.19E+11',
  '9,198e11',
])('%j is no number: it stays as it is', (text) => expect(savedPhone(text)).toBe(text))

test('a number that nobody can have keeps its digits, and a landline is one of the country', () => {
  expect(normalPhone('+91 00000 01038')).toBe('+910000001038')
  expect(normalPhone('910000001038')).toBe('+910000001038')
  expect(normalPhone('00000 01038')).toBe('+91000001038')
  expect(normalPhone('+12')).toBe('+12')
  expect(normalPhone('none')).toBe('')
  expect(normalPhone('0484 2345678')).toBe('+914842345678')
  expect(normalPhone('4792345678')).toBe('+914792345678')
})

test.each([
  ['98765', '98765 has only 5 digits'],
  ['98765 4321', '98765 4321 has only 9 digits'],
  ['98765432101', '98765432101 has 11 digits'],
  ['910000001038', undefined],
  ['+971 50 123 456', '+971 50 123 456 has 11 digits'],
  ['+12', '+12 has only 2 digits'],
  ['+910000001038', undefined],
  ['4842345678', undefined],
  ['', undefined],
])('whether %j is complete: %s', (text, doubt) => expect(phoneDoubt(text)).toBe(doubt))

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
      const saved = normalPhone(`+91${one}`)
      for (const spelling of spellings(one)) expect(normalPhone(spelling)).toBe(saved)
      for (const spelling of spellings(other)) expect(normalPhone(spelling) === saved).toBe(one === other)
    }),
  )
})
