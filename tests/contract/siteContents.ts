import { content } from 'content:file'
import * as fc from 'fast-check'
import type { Content } from '#contract/site/content.ts'
import type { SectionContent } from '#contract/site/editing.ts'
import type { Field } from '#contract/site/field.ts'
import { withKeys } from '#contract/site/keys.ts'
import { fieldsOf, type Section } from '#contract/site/sections.ts'

/** The content of the sample institute. */
export const sample: Content = content

/** The same with keys. */
export const keyedSample = withKeys(content)

/** Letters of the languages of the site. */
const words = [
  'ഹദീസ്',
  'പഠനം',
  'حديث',
  'السنة',
  'Hadith',
  'study',
  'a: b',
  '# 1',
  '"x"',
  'é',
  '-',
  'null',
  '12',
]

const text = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 }).map((some) => some.join(' '))
const id = fc.integer({ min: 0, max: 11 }).map((number) => `video_id_${String(number).padStart(2, '0')}`)

/** Keys of items, so few that two lists share many. */
const itemKey = fc.integer({ min: 0, max: 8 }).map((number) => `K${number}`)

/** Values of a field, of any content with keys. */
function valuesOf(field: Field): fc.Arbitrary<unknown> {
  if (field.kind === 'list') {
    const { fixed } = field
    const [minLength, maxLength] = fixed === undefined ? [0, 6] : [fixed, fixed]
    const entry = fc.tuple(itemKey, valuesOf(field.item))
    return fc
      .uniqueArray(entry, { minLength, maxLength, selector: ([of]) => of })
      .map((entries) => Object.fromEntries(entries))
  }
  if (field.kind === 'group') {
    if ('0' in field.fields)
      return fc.tuple(
        text,
        id.map((video) => `https://youtu.be/${video}`),
      )
    const parts = Object.entries(field.fields).map(([key, part]) => [key, valuesOf(part)] as const)
    const record = fc.record(Object.fromEntries(parts))
    return field.isOptional ? fc.option(record, { nil: undefined }) : record
  }
  if (field.kind === 'lines') return fc.array(text, { maxLength: 4 })
  if (field.kind === 'check') return fc.boolean()
  if (field.kind === 'choice') return fc.constantFrom(...Object.keys(field.options))
  return 'isOptional' in field && field.isOptional ? fc.option(text, { nil: undefined }) : text
}

/** Contents of a section, with few different values, so that two have much in common. */
export const sectionContents = (section: Section): fc.Arbitrary<SectionContent> =>
  fc.record(
    Object.fromEntries(Object.entries(fieldsOf(section)).map(([key, field]) => [key, valuesOf(field)])),
  )
