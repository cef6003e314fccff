import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { KINDS } from '#contract/kinds.ts'
import { Refused } from '#server/store/sql/backup/refused.ts'
import type { Erasure, UpkeepStore } from '#server/store/upkeepStore.ts'
import { syncFolder } from './backupFile.ts'

/** The list of erased records beside the database: it is applied to an older backup, even if the database is lost. */
export const erasedFile = (folder: string) => join(folder, 'erased.jsonl')

/** One line of it: no name, no field. */
const Line = z.object({
  /** Of which database. */
  lineage: z.string(),
  kind: z.enum(KINDS),
  id: z.int(),
  at: z.int(),
})

export type ErasedLine = z.output<typeof Line>

/**
 * The lines of a list of erasures.
 * @throws {Refused} when there is none at `path`, or it is something else
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

/** Undefined where it is none. */
const lineOf = (text: string): ErasedLine | undefined => Line.safeParse(parsed(text)).data

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/**
 * Brings the list beside a database up to what the database says; what it has of other databases stays, and what only a
 * newer release can read.
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
 * Of a list's lines those of a backup's database, whatever their time: the backup says itself which of them it knows, and
 * no id is given twice.
 * @param lineage of the backup; undefined for one of before databases had any: then all lines count
 */
export const erasuresOf = (lines: readonly ErasedLine[], lineage: string | undefined): Erasure[] =>
  lines.filter((line) => lineage === undefined || line.lineage === lineage)
