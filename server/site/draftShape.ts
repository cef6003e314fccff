import type { FieldErrors } from '#contract/errors.ts'
import type { SectionContent } from '#contract/site/editing.ts'
import type { Field } from '#contract/site/field.ts'
import { fieldsOf, placeOf, type Path, type Section } from '#contract/site/sections.ts'
import { seenText } from '#contract/site/spelling.ts'
import { hasParts, isKey } from '#contract/site/values.ts'
import { invalid } from '#server/refusal.ts'

/** Limits of a draft, far above what a page can show. */
const MOST = { letters: 10_000, items: 500 }

/** Keys of the content that no form shows. Those of what is published stay as they are there. */
const UNSHOWN = ['id', 'country', 'site', 'logo', 'logoOnDark']

/**
 * Returns a draft as it is stored: without optional texts that are blank, and with what no form shows as it is published.
 * @throws {Refusal} 422 with a message by place, if it has not the shape of the section
 */
export function storedDraft(
  section: Section,
  content: SectionContent,
  published: SectionContent,
): SectionContent {
  const fields = fieldsOf(section)
  const entries = Object.entries(content).flatMap(([key, value]) => {
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined
    const refuse = (path: Path, message: string) => refused(placeOf(section, path, content), message)
    if (field === undefined) throw refuse([key], `Does not know ${key.slice(0, 40)}.`)
    const kept = shaped(field, [key], value, refuse)
    return kept === undefined ? [] : [[key, withUnshown(kept, published[key])] as const]
  })
  return Object.fromEntries(entries)
}

function withUnshown(value: unknown, published: unknown): unknown {
  if (!hasParts(value) || !hasParts(published) || Array.isArray(value)) return value
  const parts = Object.entries(value).map(([key, part]) => [key, withUnshown(part, published[key])])
  const unshown = UNSHOWN.flatMap((key) => (key in published ? [[key, published[key]] as const] : []))
  return { ...Object.fromEntries(parts), ...Object.fromEntries(unshown) }
}

type Refuse = (path: Path, message: string) => Error

function shaped(field: Field, path: Path, value: unknown, refuseAt: Refuse): unknown {
  if (value === undefined) return undefined
  const refuse = (message: string) => refuseAt(path, message)
  if (field.kind === 'list') {
    if (!hasParts(value) || !Object.keys(value).every(isKey)) throw refuse('Needs a list.')
    const items = Object.entries(value)
    if (items.length > MOST.items) throw refuse(`Holds ${MOST.items} at most.`)
    return Object.fromEntries(
      items.map(([key, item]) => [key, shaped(field.item, [...path, key], item, refuseAt)]),
    )
  }
  if (field.kind === 'group') {
    if (!hasParts(value)) throw refuse('Needs its fields.')
    const entries = Object.entries(value).flatMap(([key, part]) => {
      const own = Object.hasOwn(field.fields, key) ? field.fields[key] : undefined
      if (own === undefined && !UNSHOWN.includes(key)) throw refuse(`Does not know ${key.slice(0, 40)}.`)
      const kept = own === undefined ? textOf(part, refuse) : shaped(own, [...path, key], part, refuseAt)
      return kept === undefined ? [] : [[key, kept] as const]
    })
    if (field.isOptional && entries.every(([, part]) => part === '')) return undefined
    return Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries)
  }
  if (field.kind === 'lines') {
    if (!Array.isArray(value)) throw refuse('Needs its lines.')
    if (value.length > MOST.items) throw refuse(`Holds ${MOST.items} at most.`)
    return value.map((one) => textOf(one, refuse)).filter((one) => one.trim() !== '')
  }
  if (field.kind === 'check') {
    if (typeof value !== 'boolean') throw refuse('Is yes or no.')
    return value
  }
  const text = textOf(value, refuse)
  return field.isOptional && seenText(text) === '' ? undefined : text
}

function textOf(value: unknown, refuse: (message: string) => Error): string {
  if (typeof value !== 'string') throw refuse('Needs some text.')
  if (value.length > MOST.letters) throw refuse(`Is longer than ${MOST.letters} letters.`)
  return value
}

function refused(place: string, message: string) {
  const errors: FieldErrors = { [place]: [message] }
  return invalid(errors)
}
