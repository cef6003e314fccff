import { describe, expect, test } from 'vitest'
import { foldText, uniqueKey } from '#contract/text/foldText.ts'
import { requiredText, savable } from '#contract/text/text.ts'
import { fc } from '#tests/runs.ts'

/** Any text that JavaScript can hold: half surrogates, U+0000 and joiners among it. */
const anyText = fc.string({
  unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
})

describe('text that must be there', () => {
  const Title = requiredText('Title', 10)
  const messages = (value: unknown) => Title.safeParse(value).error?.issues.map((issue) => issue.message)

  test.each([
    undefined,
    null,
    5,
    true,
    {},
    ['text'],
    '',
    ' \t\r\n\u00A0\u3000',
    '\u200B',
    '\u200F \u00AD',
    '\u3164',
  ])('%j is none: Title is required', (value) => {
    expect(messages(value)).toEqual(['Title is required'])
  })

  test('is trimmed, and its line ends are made one kind', () => {
    expect(Title.parse(' \r\na\r\nb\rc\n ')).toBe('a\nb\nc')
  })

  test('is measured after trimming', () => {
    expect(Title.parse(`${' '.repeat(50)}${'x'.repeat(10)}`)).toBe('x'.repeat(10))
    expect(messages('x'.repeat(11))).toEqual(['Title is too long: 10 characters at most'])
  })

  test.each(['a\0', '\uD800', '\uDC00a', 'a\uD83D '])('%j cannot be saved', (value) => {
    expect(messages(value)).toEqual(['Title contains a character that cannot be saved'])
  })

  test('whatever is typed, what passes can be saved, and what does not is told in our own words', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.anything()), (value) => {
        const result = Title.safeParse(value)
        for (const issue of result.error?.issues ?? []) expect(issue.message).toMatch(/^Title (is|contains) /)
        if (!result.success) return
        expect(result.data).toBe(result.data.trim())
        expect(savable(result.data)).toBe(result.data)
        expect(result.data.length).toBeLessThanOrEqual(10)
        expect(Title.parse(result.data)).toBe(result.data)
      }),
    )
  })
})

test('a search loses what cannot be saved and keeps whole characters', () => {
  expect(savable('a\0b\uD83Dc😀\uDE00')).toBe('abc😀')
  fc.assert(fc.property(anyText, (text) => savable(text).isWellFormed() && !savable(text).includes('\0')))
})

describe('folded text', () => {
  test.each([
    ['ണ', 'ൺ'],
    ['ന', 'ൻ'],
    ['ര', 'ർ'],
    ['ല', 'ൽ'],
    ['ള', 'ൾ'],
    ['ക', 'ൿ'],
  ])('an old chillu of %s is the same as %s', (consonant, chillu) => {
    expect(foldText(`അവ${consonant}\u0D4D\u200D പഠി`)).toBe(`അവ${chillu} പഠി`)
    expect(foldText(`അവ${chillu} പഠി`)).toBe(`അവ${chillu} പഠി`)
  })

  test('a virama without a joiner stays: it is another letter', () => {
    expect(foldText('അവന്')).toBe('അവന്')
    expect(foldText('അവന്')).not.toBe(foldText('അവൻ'))
  })

  test('invisible joiners do not count', () => {
    expect(foldText('ക്\u200Cഷ')).toBe(foldText('ക്ഷ'))
    expect(foldText('ab\u200Dc\u200C')).toBe('abc')
  })

  test('composed and decomposed letters are the same, and so are letter cases', () => {
    expect(foldText('Cafe\u0301 ÉCOLE')).toBe('café école')
    expect(foldText('ഹോ')).toBe(foldText('ഹോ'))
  })

  test('folding twice is folding once', () => {
    const tricky = [
      'e',
      'İ',
      '\u0301',
      '\u0307',
      '\u200C',
      '\u200D',
      'ന',
      'ക',
      '\u0D4D',
      '\u0D46',
      '\u0D3E',
      'Σ',
    ]
    const trickyText = fc.string({ unit: fc.constantFrom(...tricky) })
    fc.assert(
      fc.property(fc.oneof(anyText, trickyText, fc.string({ unit: 'grapheme' })), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text))
      }),
    )
  })
})

describe('the key of a unique name', () => {
  test.each([
    'Batch  01 Men',
    'Batch\u00A001\u00A0Men',
    'Batch\t01\nMen',
    '\u200EBatch 01 Men\u200F',
    'BATCH 0\u200B1 M\u00ADen ',
    'Bat\u2060ch 01 Men\uFEFF',
  ])('%j looks like "Batch 01 Men"', (name) => {
    expect(uniqueKey(name)).toBe('batch 01 men')
  })

  test('words that are apart stay apart', () => {
    expect(uniqueKey('Batch 01Men')).not.toBe(uniqueKey('Batch 01 Men'))
  })

  test('the key of a key is itself', () => {
    const odd = fc.string({
      unit: fc.constantFrom('e', '\u034F', '\u0301', '\u00A0', ' ', '\u200B', 'ന', '\u0D4D', '\u200D'),
    })
    fc.assert(
      fc.property(fc.oneof(anyText, odd), (text) => {
        expect(uniqueKey(uniqueKey(text))).toBe(uniqueKey(text))
      }),
    )
  })
})
