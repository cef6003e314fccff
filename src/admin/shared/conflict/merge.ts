import type * as z from 'zod/mini'
import { pick, type FormValues } from '#admin/shared/form/draft.ts'

/** Three versions of a form: as both people found it, and as each of them left it. */
export interface Versions {
  base: FormValues
  mine: FormValues
  theirs: FormValues
}

interface MergeOptions {
  /** Fields that are chosen together, because one decides what the other can be: a batch and its division. */
  linked?: readonly (readonly string[])[]
  /** Fields that they changed although it cannot be seen: a password. */
  hidden?: readonly string[]
}

/** Two changes of one record in one. */
export interface Merge {
  /** My values with theirs in every field that only they changed. */
  values: FormValues
  /** Names of the fields that only they changed. */
  taken: readonly string[]
  /** Names of the fields that only I changed. */
  kept: readonly string[]
  /** What both changed differently: groups of names that are chosen together. They hold my values. */
  asked: readonly (readonly string[])[]
}

/**
 * Merges two changes of a record, field by field.
 * @param versions `mine` must fit the schema
 */
export function mergeForms(
  schema: z.ZodMiniType,
  { base, mine, theirs }: Versions,
  { linked = [], hidden = [] }: MergeOptions = {},
): Merge {
  const names = Object.keys({ ...base, ...mine, ...theirs })
  const differs = (name: string, one: FormValues, other: FormValues) =>
    readField(schema, mine, name, one) !== readField(schema, mine, name, other)

  const byMe = names.filter((name) => differs(name, base, mine))
  const byThem = names.filter((name) => hidden.includes(name) || differs(name, base, theirs))
  const byBoth = byThem.filter(
    (name) => byMe.includes(name) && (hidden.includes(name) || differs(name, mine, theirs)),
  )

  const groups = byBoth.map((name) => linked.find((group) => group.includes(name)) ?? [name])
  const asked = [...new Set(groups)]
  const taken = byThem.filter((name) => !byMe.includes(name) && !asked.flat().includes(name))
  const kept = byMe.filter((name) => !byThem.includes(name) && !asked.flat().includes(name))
  return { values: { ...mine, ...pick(theirs, taken) }, taken, kept, asked }
}

/**
 * Returns a field as it is saved with my other fields: blanks, links and the order of ids may differ in the input. Input
 * that cannot be saved is returned as it is.
 */
function readField(schema: z.ZodMiniType, mine: FormValues, name: string, values: FormValues): string {
  const text = values[name] ?? ''
  const read = schema.safeParse({ ...mine, [name]: text })
  return read.success ? comparable(read.data) : text
}

/** Returns a text that is equal for equal bodies, whatever the order of their ids. */
export const comparable = (body: unknown) =>
  JSON.stringify(body, (_name, value: unknown) =>
    Array.isArray(value) ? value.map(String).toSorted() : value,
  )
