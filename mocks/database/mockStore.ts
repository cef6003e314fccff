import type { Kysely } from 'kysely'
import { storeOver } from '#server/store/sql/sqlStore.ts'
import type { Tables } from '#server/store/sql/tables.ts'
import type { Store } from '#server/store/store.ts'
import { fill, type Seed } from './seed.ts'
import { openWasmDatabase } from './wasmDatabase.ts'

/** Most databases that are open at once, and most that are remembered as they were filled, of some 400 kB each. */
const MOST = 20

/** Databases that were filled, with their seeds: most stories and tests begin with the same. */
const filled: { seed: Seed; bytes: Uint8Array }[] = []

/** The databases that are open, oldest first. */
const opened: Kysely<Tables>[] = []

/** Returns a store over a SQLite database in memory. It is closed when {@link MOST} others were opened after it. */
export async function mockStore(seed: Seed = {}): Promise<Store> {
  const known = filled.find((one) => isSame(one.seed, seed))
  const { db, bytes } = await openWasmDatabase(known?.bytes)
  if (!known) {
    await fill(db, seed)
    filled.unshift({ seed, bytes: bytes() })
    filled.length = Math.min(filled.length, MOST)
  }
  opened.push(db)
  if (opened.length > MOST) await opened.shift()?.destroy()
  return storeOver(db, 'sqlite')
}

/** Whether two seeds have lists of the same records. */
function isSame(one: Seed, other: Seed) {
  const [lists, others] = [
    new Map<string, readonly unknown[]>(Object.entries(one)),
    new Map<string, readonly unknown[]>(Object.entries(other)),
  ]
  return [...lists.keys(), ...others.keys()].every((name) => {
    const [list = [], records = []] = [lists.get(name), others.get(name)]
    return list.length === records.length && list.every((record, index) => record === records[index])
  })
}
