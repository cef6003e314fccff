import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { rangeText } from '#design-system/DataTable/rows.ts'
import { generatePassword, passwordLength } from '#design-system/PasswordField/generatePassword.ts'
import { impossible } from './impossible.ts'

test.each(Object.entries(impossible))('%s', (_, [element, shows]) => {
  const complain = vi.spyOn(console, 'error')
  onTestFinished(() => complain.mockRestore())
  const html = renderToString(element)
  expect(html).toMatch(shows)
  expect(html).not.toMatch(/NaN|Infinity|undefined/)
  expect(complain).not.toHaveBeenCalled()
})

test.each([0, -1, NaN])('a password of %s characters is as long as usual', (length) => {
  expect(generatePassword(length)).toHaveLength(passwordLength)
})

test.each([
  [7.5, 7],
  [Infinity, 128],
])('a password of %s characters has %i', (length, expected) => {
  expect(generatePassword(length)).toHaveLength(expected)
})

test.each(['', 'a', 'ab'.repeat(129)])(
  'a password from too few or too many characters has the usual ones',
  (alphabet) => {
    expect(new Set(generatePassword(128, alphabet)).size).toBeGreaterThan(20)
  },
)

test.each([
  [0, '1 to 1 of 1'],
  [NaN, '1 to 1 of 1'],
])('%s rows per page are one', (perPage, text) => {
  expect(rangeText({ page: 1, perPage, total: 1 })).toBe(text)
})
