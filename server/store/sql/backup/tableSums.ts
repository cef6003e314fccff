import { createHash } from 'node:crypto'
import type { Piece } from './snapshot.ts'

/** What a table holds, whatever the order of its rows. */
export interface TableSum {
  rows: number
  /** The SHA-256 of every row as JSON, added up modulo 2^256; 64 hex digits. */
  sum: string
}

const WIDTH = 256

/** Counts and checks tables while their pieces go by. */
export class TableSums {
  readonly #tables = new Map<string, { rows: number; sum: bigint }>()

  add({ table, rows }: Piece): void {
    const entry = this.#tables.get(table) ?? { rows: 0, sum: 0n }
    entry.rows += rows.length
    for (const row of rows) {
      entry.sum += BigInt(`0x${createHash('sha256').update(JSON.stringify(row)).digest('hex')}`)
    }
    entry.sum = BigInt.asUintN(WIDTH, entry.sum)
    this.#tables.set(table, entry)
  }

  /** By table, in the order in which they came. */
  result(): Record<string, TableSum> {
    return Object.fromEntries(
      [...this.#tables].map(([table, { rows, sum }]) => [
        table,
        { rows, sum: sum.toString(16).padStart(WIDTH / 4, '0') },
      ]),
    )
  }
}

/** The sums of all tables of a snapshot, which is read to its end. */
export async function sumsOf(pieces: AsyncIterable<Piece>): Promise<Record<string, TableSum>> {
  const sums = new TableSums()
  for await (const piece of pieces) sums.add(piece)
  return sums.result()
}

/** The tables that two databases do not hold alike. */
export function different(one: Record<string, TableSum>, other: Record<string, TableSum>): string[] {
  const tables = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...tables].filter(
    (table) => one[table]?.sum !== other[table]?.sum || one[table]?.rows !== other[table]?.rows,
  )
}
