import { describe, expect, test } from 'vitest'
import { foldText } from '#contract/text/foldText.ts'
import { codeOf, containsWords, readingsOf } from '#contract/text/search.ts'

/** Whether a search finds a row with these texts, at its first or a later reading. */
const finds = (search: string, ...texts: string[]) =>
  readingsOf(search).some((words) => containsWords(foldText(texts.join('\n')), words))

describe('a search', () => {
  test.each([
    '94470 12341',
    '+91 94470 12341',
    '09447012341',
    '9447-012341',
    '(91) 94470.12341',
    '0091 94470 12341',
  ])('for %s finds the number however it is stored', (search) => {
    expect(finds(search, '+919447012341')).toBe(true)
    expect(finds(search, '9447012341')).toBe(true)
    expect(finds(search, '+919447012342')).toBe(false)
  })

  test('for a number of another country finds it', () => {
    expect(finds('+971 50 123 4567', '+971501234567')).toBe(true)
    expect(finds('00971 50 123 4567', '+971501234567')).toBe(true)
    expect(finds('+971 50 123 4567', '+971501234568')).toBe(false)
  })

  test.each(['IHS 1207', 'ihs1207', 'IHS-1207', 'ihs_1207', 'Ihs/1207', 'IHS\u20111207', 'IHS–1207'])(
    'for %s finds the code',
    (search) => {
      for (const code of ['IHS-1207', 'IHS1207', 'ihs 1207']) {
        expect(finds(search, code, codeOf(code))).toBe(true)
      }
    },
  )

  test('for a code tries the code before its two words', () => {
    const [first, second] = readingsOf('IHS 1207')
    const other = foldText('IHS-0001\n+919447012070')
    expect(first && containsWords(other, first)).toBe(false)
    expect(second && containsWords(other, second)).toBe(true)
  })

  test('with a short word tries the text as it stands before its words', () => {
    expect(readingsOf('Division A')).toEqual([[['division a']], [['division'], ['a']]])
    expect(finds('A Division', 'Division A')).toBe(true)
  })

  test.each(['KP', 'kp', 'K.P', 'k.p.', 'Shafi KP', 'kp shafi'])('for %s finds the initials', (search) => {
    for (const name of ['Muhammed Shafi K.P.', 'K P Muhammed Shafi', 'Muhammed Shafi K. P'])
      expect(finds(search, name)).toBe(true)
    expect(finds(search, 'Muhammed Shafi P.K.')).toBe(false)
  })

  test('for initials tries the word as it stands first, also in Malayalam', () => {
    expect(readingsOf('ali')[0]).toEqual([['ali']])
    expect(finds('കെപി', 'കെ.പി. അലി')).toBe(true)
    expect(readingsOf('Thahir')).toHaveLength(1)
  })

  test('finds words in any order, and each of them', () => {
    expect(finds('Abid Thahir', 'Thahir Abid')).toBe(true)
    expect(finds('thahir ab 94470', 'Thahir Abid', '+919447012341')).toBe(true)
    expect(finds('Abid Thahir Khan', 'Thahir Abid')).toBe(false)
  })

  test('takes every other character as it is', () => {
    expect(finds('x_y@example.org', 'x_y@example.org')).toBe(true)
    expect(finds('x_y@example.org', 'xy@example.org')).toBe(false)
    expect(finds('100%', '100% hadith')).toBe(true)
    expect(finds('-', 'a')).toBe(false)
  })

  test('of blanks finds everything: it has no reading', () => {
    expect(readingsOf(' \u00a0 ')).toEqual([])
  })
})
