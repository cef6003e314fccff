import { foldText } from '#contract/foldText.ts'
import { MAX_ID } from '#contract/ids.ts'
import type { ImportAnswers, ImportCheck, ImportQuestion } from '#contract/import.ts'
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

const key = (text: string) => foldText(text.trim())

/** The id of the record that an import adds as the nth: none in the database is as high. */
export const placeholder = (index: number) => MAX_ID - index

export function createNames(
  batches: readonly NamedBatch[],
  known: readonly NamedDivision[],
  { add_batches = [], add_divisions = [], which = [] }: ImportAnswers,
): Names {
  const batchIds = new Map(batches.map(({ id, name }) => [key(name), id]))
  add_batches.forEach(({ M02_Name }, index) => {
    if (!batchIds.has(key(M02_Name))) batchIds.set(key(M02_Name), placeholder(index))
  })
  const divisionKey = (batchId: number, name: string) => `${batchId} ${key(name)}`
  const byName = new Map<string, NamedDivision[]>()
  for (const one of known) {
    const at = divisionKey(one.batchId, one.name)
    byName.set(at, [...(byName.get(at) ?? []), one])
  }
  add_divisions.forEach(({ batch, M11_Division_name: name }, index) => {
    const batchId = batchIds.get(key(batch))
    if (batchId === undefined || byName.has(divisionKey(batchId, name))) return
    byName.set(divisionKey(batchId, name), [{ id: placeholder(index), name, batchId, mentor: '' }])
  })
  const chosen = new Map(which.map(({ batch, name, id }) => [`${key(batch)}\n${key(name)}`, id]))

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
    const found = batchId === undefined ? [] : (byName.get(divisionKey(batchId, name)) ?? [])
    const [only, ...others] = found
    const at = `${key(batchText)}\n${key(name)}`
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
      const id = batchIds.get(key(name))
      if (id !== undefined) return { value: id }
      count(missingBatches, key(name), { name, rows: 1 })
      return { problem: NO_BATCH }
    },

    division,

    divisions(batchText, batchId, text) {
      const isKnown = (name: string) => batchId !== undefined && byName.has(divisionKey(batchId, name))
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
