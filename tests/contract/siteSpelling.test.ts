import { expect, test } from 'vitest'
import { content } from 'content:file'
import { Content } from '#contract/site/content.ts'
import { withKeys } from '#contract/site/keys.ts'
import { problemsOf } from '#contract/site/problems.ts'
import { publishable } from '#contract/site/publishable.ts'
import { valueAt } from '#contract/site/values.ts'

const { contact, gallery } = content

const phoneOf = (text: string) => {
  const keyed = withKeys({ ...content, contact: { ...contact, phones: [text] } })
  const stored: unknown = valueAt(publishable(keyed), ['contact', 'phones'])
  return { stored, problems: problemsOf(keyed, () => true) }
}

test.each([
  '+91 98765 43210',
  '+91-98765-43210',
  '+91 (98765) 43210',
  '+91.98765.43210',
  '+919876543210',
  '+91\u00A098765\u00A043210',
  '\u200E+91 98765 43210\u200F',
  '\u202A+91 98765 43210\u202C',
  '+91\u200B98765\u200B43210',
  '\u2066+91\u201198765\u201143210\u2069',
  '+91–98765–43210',
  '00919876543210',
  '98765 43210',
  '098765-43210',
  '+٩١ ٩٨٧٦٥ ٤٣٢١٠',
  '+൯൧ ൯൮൭൬൫ ൪൩൨൧൦',
])('a telephone number is read in every spelling, and stored in one: %j', (text) => {
  expect(phoneOf(text)).toEqual({ stored: ['+91 98765 43210'], problems: [] })
})

test('a number of an office, of another country, and one that nobody can have are numbers, too', () => {
  const stored = ['0483 212 3456', '+971-50-123-4567', '+91-00000-00001'].map((text) => phoneOf(text).stored)
  expect(stored).toEqual([['+91 483 212 3456'], ['+971 50 123 4567'], ['+91 00000 00001']])
})

test.each([
  'call me',
  '98765',
  '+91 98',
  '+91 98765 4321x',
  '+91 98765 43210 ext 5',
  '+',
  '\u200E',
  '+1'.repeat(40),
])('what is no telephone number stays, and the message says what to write: %j', (text) => {
  const { stored, problems } = phoneOf(text)
  expect(stored).toEqual([text])
  expect(problems.map(({ place, message }) => [place, message])).toEqual([
    [
      'Contact, first number',
      'Write a telephone number with the code of its country, such as +91 00000 00001.',
    ],
  ])
})

test('an e-mail address and a link are read without the marks and blanks around them', () => {
  const { courses } = content
  const marked = (text: string) => ` \u200E\u202A${text}\u202C\uFEFF\u00A0\n`
  const made = Content.parse({
    ...content,
    contact: { ...contact, email: marked('office@example.org') },
    courses: { ...courses, cards: [{ ...courses.cards[0], href: marked('https://example.org/a') }] },
  })
  expect(made).toMatchObject({
    contact: { email: 'office@example.org' },
    courses: { cards: [{ href: 'https://example.org/a' }] },
  })
})

test('the content file may have them in these spellings, too', () => {
  const parsed = Content.parse({
    ...content,
    contact: { ...contact, phones: ['+91-98765-43210'], email: '\u200Eoffice@example.org ' },
  })
  expect(parsed.contact).toMatchObject({ phones: ['+91 98765 43210'], email: 'office@example.org' })
})

test.each([
  '',
  ' ',
  '\u200B',
  '\u2060',
  '\u00AD',
  '\u200E\u200F',
  '\uFEFF',
  '\u3164',
  '\u2800',
  '\u034F',
  '\u{E0001}',
])('a text of nothing that is seen counts as missing: %j', (text) => {
  const found = problemsOf(withKeys({ ...content, gallery: { ...gallery, heading: text } }), () => true)
  expect(found.map(({ place, message }) => [place, message])).toEqual([
    ['Gallery, heading', 'Write some text.'],
  ])
})

test('a text keeps the marks within it and the joiner at its end, which letters of Malayalam need', () => {
  const heading = 'അവന്\u200D \u200Fحديث\u200F'
  const made = Content.parse({ ...content, gallery: { ...gallery, heading: ` ${heading}\n` } })
  expect(made.gallery.heading).toBe(heading)
})
