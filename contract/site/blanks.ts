import { isSeen } from '#contract/text/seenText.ts'
import type { SectionContent } from './editing.ts'
import type { Field } from './field.ts'
import { fieldOf } from './sections.ts'
import { hasParts, partsIn, partsOf, type Parts } from './values.ts'

const isBlank = (value: unknown) => typeof value === 'string' && !isSeen(value)

/** Returns a content as drafts are stored: without blank lines, optional texts that are blank, and optional groups of these alone. */
export const withoutBlanks = (content: Parts): SectionContent =>
  Object.fromEntries(
    Object.entries(content)
      .map(([name, value]) => [name, filled(fieldOf(name), value)] as const)
      .filter(([, value]) => value !== undefined),
  )

function filled(field: Field | undefined, value: unknown): unknown {
  if (field?.kind === 'lines' && Array.isArray(value)) return value.filter((line) => !isBlank(line))
  if ((field?.kind !== 'list' && field?.kind !== 'group') || !hasParts(value))
    return field?.isOptional && isBlank(value) ? undefined : value
  const parts = partsIn(field, value).map(([key, part, own]) => [key, filled(own, part)] as const)
  const isLeft = parts.some(([, part]) => part !== undefined && part !== '')
  return field.isOptional && field.kind === 'group' && !isLeft ? undefined : partsOf(value, parts)
}
