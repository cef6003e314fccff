import { FieldFault, Stale, type Stored, type SubmitKey } from '#server/store/store.ts'
import { isUniqueViolation } from './faults.ts'
import { lockRow, type Place } from './locks.ts'
import { claimSubmit, settleSubmit } from './submits.ts'
import type { Db, Engine } from './tables.ts'

type Read<T> = (db: Db, id: number) => Promise<Stored<T> | undefined>

/**
 * Adds a record in a transaction of its own, or answers what the same submit has made already.
 * @param insert answers the new record's id
 */
export async function addOnce<T>(
  db: Db,
  submit: SubmitKey | undefined,
  read: Read<T>,
  insert: (transaction: Db) => Promise<number>,
): Promise<Stored<T>> {
  return db.transaction().execute(async (transaction) => {
    const earlierId = submit && (await claimSubmit(transaction, submit))
    const earlier = earlierId === undefined ? undefined : await read(transaction, earlierId)
    if (earlier) return earlier
    const id = await insert(transaction)
    if (submit) await settleSubmit(transaction, submit, id)
    const added = await read(transaction, id)
    if (!added) throw new Error(`A row that was just added is not there: ${id}`)
    return added
  })
}

/**
 * Writes over a record in a transaction of its own; answers undefined when there is none.
 * @param version the version that the writer has seen, if he says so
 * @throws {Stale} when it is not the stored one
 */
export async function replaceLocked<T>(
  db: Db,
  engine: Engine,
  place: Place,
  { id, version, read }: { id: number; version: number | undefined; read: Read<T> },
  write: (transaction: Db, current: T) => Promise<void>,
): Promise<Stored<T> | undefined> {
  return db.transaction().execute(async (transaction) => {
    await lockRow(transaction, engine, place, id)
    const current = await read(transaction, id)
    if (!current) return undefined
    if (version !== undefined && version !== current.version) throw new Stale(current)
    await write(transaction, current.record)
    return read(transaction, id)
  })
}

/** For the `catch` of a write whose one unique value may stand already. */
export function refuseTaken(field: string, message: string) {
  return (error: unknown): never => {
    throw isUniqueViolation(error) ? new FieldFault(field, message) : error
  }
}
