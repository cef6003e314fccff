import { expect, test } from 'vitest'
import {
  generatePassword,
  passwordCharacters,
  passwordLength,
} from '#design-system/PasswordField/generatePassword.ts'

test('there are 86 different characters: letters, digits and symbols (statement 287)', () => {
  expect(passwordCharacters).toHaveLength(86)
  expect(new Set(passwordCharacters).size).toBe(86)
  expect(passwordCharacters).toMatch(/^[A-Z]{26}[a-z]{26}\d{10}[^A-Za-z\d\s]{24}$/)
})

test('two generated passwords differ (statement 288)', () => {
  expect(generatePassword()).not.toBe(generatePassword())
})

// Once more if chance alone exceeds the bound, which it does once in a thousand runs.
test(
  'every password has 12 characters, and no character is preferred (statements 286 and 471)',
  { retry: 1 },
  () => {
    const draws = 200_000
    const passwords = Math.ceil(draws / passwordLength)
    const counts = new Map<string, number>()
    let wrongLength = 0
    for (let index = 0; index < passwords; index += 1) {
      const password = generatePassword()
      if (password.length !== 12) wrongLength += 1
      for (const character of password) counts.set(character, (counts.get(character) ?? 0) + 1)
    }
    const expected = (passwords * passwordLength) / passwordCharacters.length
    const chiSquare = passwordCharacters
      .split('')
      .reduce((sum, character) => sum + ((counts.get(character) ?? 0) - expected) ** 2 / expected, 0)

    expect(wrongLength).toBe(0)
    expect([...counts.keys()].every((character) => passwordCharacters.includes(character))).toBe(true)
    // The 99.9 % point for 85 degrees of freedom.
    expect(chiSquare).toBeLessThan(131.04)
  },
)
