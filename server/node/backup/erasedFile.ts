import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { KINDS } from '#contract/kinds.ts'
import { Refused } from '#server/store/sql/backup/refused.ts'
import type { Erasure, UpkeepStore } from '#server/store/upkeepStore.ts'
import { syncFolder } from './backupFile.ts'

/**
 * Path of the list of erased records. It is stored beside the database, so that it can be applied to an older backup
 * even if the database is lost.
 */
export const erasedFile = (folder: string) => join(folder, 'erased.jsonl')

/** A line of the list. It contains no name and no field of the record. */
const Line = z.object({
  /** Identifies the database. */
  lineage: z.string(),
  kind: z.enum(KINDS),
  id: z.int(),
  at: z.int(),
})

export type ErasedLine = z.output<typeof Line>

/**
 * Returns the lines of a list of erased records.
 * @throws {Refused} if the file does not exist or is something else
 */
export function readErased(path: string): ErasedLine[] {
  if (!existsSync(path)) throw new Refused('missing', `There is no file ${path}.`)
  return textsOf(path).map((text, index) => {
    const line = lineOf(text)
    if (line) return line
    throw new Refused('unreadable', `Line ${index + 1} of ${path} is no erasure. Nothing was written.`)
  })
}

const textsOf = (path: string): string[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((text) => text !== '')

/** Undefined if the line is invalid. */
const lineOf = (text: string): ErasedLine | undefined => Line.safeParse(parsed(text)).data

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/**
 * Adds the erasures of a database to the list beside it. Lines of other databases, and lines that only a newer
 * release can read, are kept.
 */
export async function keepErased(folder: string, upkeep: Pick<UpkeepStore, 'erasures'>): Promise<void> {
  const { lineage, erased } = await upkeep.erasures()
  const path = erasedFile(folder)
  const before = existsSync(path) ? textsOf(path) : []
  const known = new Set(before.flatMap((text) => lineOf(text) ?? []).map(keyOf))
  const added = erased.map((erasure) => ({ lineage, ...erasure })).filter((line) => !known.has(keyOf(line)))
  if (added.length === 0) return
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const part = `${path}.part-${process.pid}`
  const text = [...before, ...added.map((line) => JSON.stringify(line))].map((line) => `${line}\n`).join('')
  writeFileSync(part, text, { mode: 0o600, flush: true })
  renameSync(part, path)
  syncFolder(folder)
}

const keyOf = ({ lineage, kind, id }: Omit<ErasedLine, 'at'>) => `${lineage}:${kind}:${id}`

/**
 * Returns the lines that apply to a backup's database. Their time does not matter: the backup records which erasures
 * it contains, and ids are never reused.
 * @param lineage identifies the backup's database
 */
export const erasuresOf = (lines: readonly ErasedLine[], lineage: string): Erasure[] =>
  lines.filter((line) => line.lineage === lineage)
