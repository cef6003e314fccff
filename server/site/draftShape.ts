import type { FieldErrors } from '#contract/errors.ts'
import type { SectionContent } from '#contract/site/editing.ts'
import type { Field } from '#contract/site/field.ts'
import { withoutBlanks } from '#contract/site/blanks.ts'
import { fieldsOf, placeOf, type Path, type Section } from '#contract/site/sections.ts'
import { hasParts, isKey, partsIn } from '#contract/site/values.ts'
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
  const refuse = (path: Path, message: string) => refused(placeOf(section, path, content), message)
  for (const [key, value] of Object.entries(content)) {
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined
    if (field === undefined) throw refuse([key], `Does not know ${key.slice(0, 40)}.`)
    checkShape(field, [key], value, refuse)
  }
  const kept = Object.entries(withoutBlanks(content))
  return Object.fromEntries(kept.map(([key, value]) => [key, withUnshown(value, published[key])]))
}

function withUnshown(value: unknown, published: unknown): unknown {
  if (!hasParts(value) || !hasParts(published) || Array.isArray(value)) return value
  const parts = Object.entries(value).map(([key, part]) => [key, withUnshown(part, published[key])])
  const unshown = UNSHOWN.flatMap((key) => (key in published ? [[key, published[key]] as const] : []))
  return { ...Object.fromEntries(parts), ...Object.fromEntries(unshown) }
}

type Refuse = (path: Path, message: string) => Error

function checkShape(field: Field | undefined, path: Path, value: unknown, refuseAt: Refuse): void {
  const refuse = (message: string) => refuseAt(path, message)
  switch (field?.kind) {
    case 'list':
      if (!hasParts(value) || !Object.keys(value).every(isKey)) throw refuse('Needs a list.')
      if (Object.keys(value).length > MOST.items) throw refuse(`Holds ${MOST.items} at most.`)
      break
    case 'group': {
      if (!hasParts(value)) throw refuse('Needs its fields.')
      const unknown = Object.keys(value).find(
        (key) => !Object.hasOwn(field.fields, key) && !UNSHOWN.includes(key),
      )
      if (unknown !== undefined) throw refuse(`Does not know ${unknown.slice(0, 40)}.`)
      break
    }
    case 'lines':
      if (!Array.isArray(value)) throw refuse('Needs its lines.')
      if (value.length > MOST.items) throw refuse(`Holds ${MOST.items} at most.`)
      for (const line of value) checkText(line, refuse)
      return
    case 'check':
      if (typeof value !== 'boolean') throw refuse('Is yes or no.')
      return
    default:
      checkText(value, refuse)
      return
  }
  for (const [key, part, own] of partsIn(field, value)) checkShape(own, [...path, key], part, refuseAt)
}

function checkText(value: unknown, refuse: (message: string) => Error) {
  if (typeof value !== 'string') throw refuse('Needs some text.')
  if (value.length > MOST.letters) throw refuse(`Is longer than ${MOST.letters} letters.`)
}

function refused(place: string, message: string) {
  const errors: FieldErrors = { [place]: [message] }
  return invalid(errors)
}
