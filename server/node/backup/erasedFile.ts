import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { KINDS } from '#contract/kinds.ts'
import { Refused } from '#server/store/sql/backup/snapshot.ts'
import type { Erasure, UpkeepStore } from '#server/store/upkeepStore.ts'

/** The list beside the database of what was erased: a backup that is older is told of it, also when the database is lost. */
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
  return linesOf(path).map((line, index) => {
    if (line) return line
    throw new Refused('unreadable', `Line ${index + 1} of ${path} is no erasure. Nothing was written.`)
  })
}

/** Each line, undefined where it is none. */
function linesOf(path: string): (ErasedLine | undefined)[] {
  const lines = readFileSync(path, 'utf8').split('\n')
  return lines.filter((line) => line !== '').map((line) => Line.safeParse(parsed(line)).data)
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/** Brings the list beside a database up to what the database says; what it has of other databases stays. */
export async function keepErased(folder: string, upkeep: Pick<UpkeepStore, 'erasures'>): Promise<void> {
  const { lineage, erased } = await upkeep.erasures()
  const path = erasedFile(folder)
  const before = existsSync(path) ? linesOf(path).filter((line) => line !== undefined) : []
  const known = new Set(before.map(keyOf))
  const added = erased.map((erasure) => ({ lineage, ...erasure })).filter((line) => !known.has(keyOf(line)))
  if (added.length === 0) return
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const part = `${path}.part-${process.pid}`
  const text = [...before, ...added].map((line) => `${JSON.stringify(line)}\n`).join('')
  writeFileSync(part, text, { mode: 0o600, flush: true })
  renameSync(part, path)
}

const keyOf = ({ lineage, kind, id }: Omit<ErasedLine, 'at'>) => `${lineage}:${kind}:${id}`

/** A minute: the clocks of several servers may differ. */
const SLACK = 60_000

/**
 * Of a list's lines those that a backup knows nothing of.
 * @param lineage of the backup; undefined for one that was taken before databases had any
 * @param at when it was taken, ISO 8601
 */
export function sinceBackup(
  lines: readonly ErasedLine[],
  lineage: string | undefined,
  at: string,
): Erasure[] {
  const takenAt = Date.parse(at) - SLACK
  return lines.filter((line) => line.at > takenAt && (lineage === undefined || line.lineage === lineage))
}
