import { createHash } from 'node:crypto'
import type { Db, Engine } from '#server/store/sql/tables.ts'
import { backupTables } from './backupTables.ts'
import { rowsOf, type Value } from './tableRows.ts'

const WIDTH = 256

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex')

/** Bytes are not equal to any text. */
const printed = (value: Value) => (value instanceof Uint8Array ? { sha256: sha256(value) } : value)

/**
 * Checksums of tables that do not depend on the order of rows: the number of rows, and the sum of the SHA-256 of each
 * row as JSON, in which bytes are by their SHA-256.
 */
export class TableSums {
  readonly #tables = new Map<string, { rows: number; sum: bigint }>()

  add(table: string, rows: readonly Value[][]): void {
    const entry = this.#tables.get(table) ?? { rows: 0, sum: 0n }
    entry.rows += rows.length
    for (const row of rows) {
      entry.sum += BigInt(`0x${sha256(JSON.stringify(row.map(printed)))}`)
    }
    entry.sum = BigInt.asUintN(WIDTH, entry.sum)
    this.#tables.set(table, entry)
  }

  /** Returns the names of tables that differ. */
  unlike(other: TableSums): string[] {
    const names = new Set([...this.#tables.keys(), ...other.#tables.keys()])
    return [...names].filter((name) => {
      const [one, two] = [this.#tables.get(name), other.#tables.get(name)]
      return one?.sum !== two?.sum || one?.rows !== two?.rows
    })
  }
}

/** Returns the checksums of all tables. Call it in a transaction, so that they are of one moment. */
export async function sumsOf(db: Db, engine: Engine): Promise<TableSums> {
  const sums = new TableSums()
  for (const table of await backupTables(db, engine)) {
    sums.add(table.name, [])
    for await (const rows of rowsOf(db, engine, table)) sums.add(table.name, rows)
  }
  return sums
}
