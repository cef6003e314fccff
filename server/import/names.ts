import { foldSearch, inOneLine, uniqueKey } from '#contract/text/foldText.ts'
import { MAX_ID } from '#contract/ids.ts'
import type { ImportAnswers, ImportCheck, ImportQuestion } from '#contract/import/import.ts'
import type { NamedBatch, NamedDivision } from '#server/store/importStore.ts'

/** A record that the text of a cell names, or why it names none. */
export type Named<T> = { value: T } | { problem: string }

/** Finds batches and divisions by the names in cells, folded as searches are. What the import adds is found, too. */
export interface Names {
  batch: (text: string) => Named<number | ''>
  /** @param batchText the name in the file, for questions. @param batchId undefined if the batch is not known */
  division: (batchText: string, batchId: number | undefined, text: string) => Named<number | ''>
  /** Several divisions, separated by commas, semicolons or line breaks; their names may contain those. */
  divisions: (batchText: string, batchId: number | undefined, text: string) => Named<number[]>
  questions: () => ImportQuestion[]
  missing: () => ImportCheck['missing']
}

const NO_BATCH = 'There is no batch with this name'
const NO_DIVISION = 'There is no division with this name in the batch'
const SEVERAL = 'Several divisions of the batch have this name: first say which'

/** Returns a name as files and searches spell it. */
export const nameKey = (text: string) => inOneLine(foldSearch(text))

/**
 * Returns what finds a record by its name, however it is spelled: the one with just this name, or the only one that is spelled
 * alike.
 */
export function byName<T extends { name: string }>(records: readonly T[]): (text: string) => T | undefined {
  const alike = new Map<string, T[]>()
  for (const one of records) {
    const known = alike.get(nameKey(one.name))
    if (known) known.push(one)
    else alike.set(nameKey(one.name), [one])
  }
  return (text) => {
    const found = alike.get(nameKey(text)) ?? []
    const same = found.find(({ name }) => uniqueKey(name) === uniqueKey(text))
    return same ?? (found.length === 1 ? found[0] : undefined)
  }
}

/** The id of the record that an import adds as the nth: none in the database is as high. */
export const placeholder = (index: number) => MAX_ID - index

export function createNames(
  batches: readonly NamedBatch[],
  known: readonly NamedDivision[],
  { add_batches = [], add_divisions = [], which = [] }: ImportAnswers,
): Names {
  const findKnown = byName(batches)
  const added = add_batches.map(({ M02_Name: name }, index) => ({ id: placeholder(index), name }))
  const findBatch = byName([...batches, ...added.filter(({ name }) => !findKnown(name))])
  const divisionKey = (batchId: number, name: string) => `${batchId} ${nameKey(name)}`
  const alike = new Map<string, NamedDivision[]>()
  for (const one of known) {
    const at = divisionKey(one.batchId, one.name)
    alike.set(at, [...(alike.get(at) ?? []), one])
  }
  add_divisions.forEach(({ batch, M11_Division_name: name }, index) => {
    const batchId = findBatch(batch)?.id
    if (batchId === undefined || alike.has(divisionKey(batchId, name))) return
    alike.set(divisionKey(batchId, name), [{ id: placeholder(index), name, batchId, mentor: '' }])
  })
  const chosen = new Map(which.map(({ batch, name, id }) => [`${nameKey(batch)}\n${nameKey(name)}`, id]))

  const asked = new Map<string, ImportQuestion>()
  const missingBatches = new Map<string, { name: string; rows: number }>()
  const missingDivisions = new Map<string, { batch: string; name: string; rows: number }>()

  function count<T extends { rows: number }>(counts: Map<string, T>, at: string, first: T) {
    const earlier = counts.get(at)
    if (earlier) earlier.rows += 1
    else counts.set(at, first)
  }

  function division(batchText: string, batchId: number | undefined, text: string): Named<number | ''> {
    const name = text.trim()
    if (name === '') return { value: '' }
    const found = batchId === undefined ? [] : (alike.get(divisionKey(batchId, name)) ?? [])
    const [only, ...others] = found
    const at = `${nameKey(batchText)}\n${nameKey(name)}`
    if (!only) {
      count(missingDivisions, at, { batch: batchText.trim(), name, rows: 1 })
      return { problem: NO_DIVISION }
    }
    if (others.length === 0) return { value: only.id }
    const batch = batchText.trim()
    const options = found.map(({ id, mentor }) => ({
      id,
      label: mentor === '' ? `no. ${id}` : `${mentor} (no. ${id})`,
    }))
    asked.set(at, { ask: 'which', batch, name, options })
    const id = chosen.get(at)
    return found.some((one) => one.id === id) && id !== undefined ? { value: id } : { problem: SEVERAL }
  }

  return {
    batch(text) {
      const name = text.trim()
      if (name === '') return { value: '' }
      const id = findBatch(name)?.id
      if (id !== undefined) return { value: id }
      count(missingBatches, nameKey(name), { name, rows: 1 })
      return { problem: NO_BATCH }
    },

    division,

    divisions(batchText, batchId, text) {
      const isKnown = (name: string) => batchId !== undefined && alike.has(divisionKey(batchId, name))
      const found = namesIn(text, isKnown).map((name) => division(batchText, batchId, name))
      const problem = found.find((one) => 'problem' in one)
      if (problem) return problem
      const ids = found.flatMap((one) => ('value' in one && one.value !== '' ? [one.value] : []))
      return { value: ids.toSorted((one, other) => one - other) }
    },

    questions: () => [...asked.values()],
    missing: () => ({ batches: [...missingBatches.values()], divisions: [...missingDivisions.values()] }),
  }
}

/** Most separators in the name of a division. */
const MAX_PARTS = 8

/** Splits a list of names. The longest known name wins, so names may contain separators. */
function namesIn(text: string, isKnown: (name: string) => boolean): string[] {
  const parts = text.split(/([,;\n])/)
  const names: string[] = []
  for (let at = 0; at < parts.length;) {
    let end = Math.min(parts.length, at + 2 * MAX_PARTS - 1)
    while (end > at + 1 && !isKnown(parts.slice(at, end).join(''))) end -= 2
    const name = parts
      .slice(at, Math.max(end, at + 1))
      .join('')
      .trim()
    if (name !== '') names.push(name)
    at = Math.max(end, at + 1) + 1
  }
  return names
}
