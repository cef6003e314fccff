import { anyCharacter, fc } from '#tests/runs.ts'

/** Texts that have broken programs before, here or elsewhere. */
const dictionary = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\uD800',
  '\uDC00x',
  '\uFFFE\uFFFF',
  '\uFEFFtext',
  '1e309',
  '-1',
  '0',
  '-0',
  'NaN',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '[1,2]',
  '2147483647',
  '2147483648',
  '9007199254740993',
  '99999999999999999999',
  '0000-01-01',
  '0000-00-00T00:00:00Z',
  '%',
  '100%',
  '_',
  '\\',
  '\\%',
  "'",
  '"',
  "' or 1=1 --",
  '"; drop table courses; --',
  '* OR NEAR("a", "b")',
  '__proto__',
  'constructor',
  '{{7*7}}${7*7}',
  '<script>alert(1)</script>',
  '\u202Eright to left\u202C',
  'السلام عليكم',
  '\u200B\u200C\u200D\u2060',
  '\u200D',
  'ഹദീസ് പഠനം',
  'അവന്\u200D',
  'ക്ഷ്മ',
  'e\u0301\u0302\u0303',
  'İıſßΣς',
  '😀👨‍👩‍👧',
  '\r\n\r\nSet-Cookie: a=b',
  '../../etc/passwd',
  'x'.repeat(255),
  'ഹ'.repeat(256),
  '😀'.repeat(128),
  'y'.repeat(5001),
  'z'.repeat(64 * 1024),
]

export const anyText: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: fc.constantFrom(...dictionary), weight: 3 },
  { arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }), weight: 2 },
  { arbitrary: fc.string({ unit: anyCharacter, maxLength: 300 }), weight: 1 },
  {
    arbitrary: fc
      .tuple(fc.constantFrom(...dictionary), fc.string({ maxLength: 9 }))
      .map(([one, other]) => `${other}${one}${other}`),
    weight: 2,
  },
)

/** A value as JSON may have it where a text is asked for. */
export const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: anyText, weight: 6 },
  { arbitrary: fc.constantFrom(null, true, 0, -1, 2 ** 31, 2 ** 53, 1e300, -0, [], {}), weight: 2 },
  { arbitrary: fc.array(anyText, { maxLength: 3 }), weight: 1 },
  { arbitrary: fc.jsonValue(), weight: 1 },
)

const headerUnit = fc.integer({ min: 0x20, max: 0xff }).filter((unit) => unit !== 0x7f)

/** Bytes that a header may carry. */
export const anyHeaderValue: fc.Arbitrary<string> = fc.string({
  unit: headerUnit.map((unit) => String.fromCharCode(unit)),
  maxLength: 120,
})
