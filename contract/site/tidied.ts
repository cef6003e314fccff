import { country } from '#contract/text/phone.ts'
import type { SectionContent } from './editing.ts'
import type { Field } from './field.ts'
import { fieldsOf, type Section } from './sections.ts'
import { bareAddress, phoneInForm, seenText } from './spelling.ts'
import { hasParts } from './values.ts'

/**
 * Returns a draft with its texts as they are published: telephone numbers in their form, addresses and texts without what is not
 * seen around them, and nothing in place of a text that cannot be seen. What has not the shape of the section stays as it is.
 */
export const tidied = (section: Section, content: SectionContent): SectionContent =>
  Object.fromEntries(tidiedEntries(fieldsOf(section), content))

const tidiedEntries = (fields: Readonly<Record<string, Field>>, values: object) =>
  Object.entries(values).map(
    ([key, value]) =>
      [key, tidiedValue(Object.hasOwn(fields, key) ? fields[key] : undefined, value)] as const,
  )

function tidiedValue(field: Field | undefined, value: unknown): unknown {
  if (field?.kind === 'list' && Array.isArray(value))
    return value.map((item) => tidiedValue(field.item, item))
  if (field?.kind === 'group' && hasParts(value)) {
    const entries = tidiedEntries(field.fields, value)
    return Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries)
  }
  if (typeof value !== 'string') return value
  switch (field?.kind) {
    case 'phone':
      return phoneInForm(value, country)
    case 'email':
    case 'link':
      return bareAddress(value)
    case 'line':
    case 'text':
      return seenText(value)
    default:
      return value
  }
}
