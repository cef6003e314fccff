import { country } from '#contract/text/phone.ts'
import type { Field } from './field.ts'
import { withoutKeys } from './keys.ts'
import { fieldOf } from './sections.ts'
import { phoneInForm } from './spelling.ts'
import { partsIn, partsOf, hasParts, type Parts } from './values.ts'

/** Returns a content as it is published: without keys, and with the code of the institute's country before numbers that have none. */
export const publishable = (keyed: Parts): object =>
  Object.fromEntries(
    Object.entries(withoutKeys(keyed)).map(([name, value]) => [name, withCodes(fieldOf(name), value)]),
  )

function withCodes(field: Field | undefined, value: unknown): unknown {
  if (field?.kind === 'phone' && typeof value === 'string') return phoneInForm(value, country)
  if ((field?.kind !== 'list' && field?.kind !== 'group') || !hasParts(value)) return value
  return partsOf(
    value,
    partsIn(field, value).map(([key, part, own]) => [key, withCodes(own, part)]),
  )
}
