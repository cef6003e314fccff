import { FieldFault, SavedOtherwise, Stale, type Stored, type SubmitKey } from '#server/store/store.ts'
import type { Writing } from '#server/store/trail.ts'
import { enterWrite } from './audit.ts'
import { isUniqueViolation } from './faults.ts'
import { lockRow, type Place } from './locks.ts'
import { claimSubmit, settleSubmit } from './submits.ts'
import type { Db, Engine } from './tables.ts'

/** How a record is read, and what its audit trail says of the writer. */
interface Subject<T> extends Writing {
  read: Read<T>
}

type Read<T> = (db: Db, id: number) => Promise<Stored<T> | undefined>

/**
 * Adds a record in a transaction of its own, or returns what the same submit has made already.
 * @param insert returns the new record's id
 * @throws {SavedOtherwise} when the same submit has made a record of other values
 */
export async function addOnce<T extends object>(
  db: Db,
  submit: SubmitKey | undefined,
  { read, ...writing }: Subject<T>,
  insert: (transaction: Db) => Promise<number>,
): Promise<Stored<T>> {
  return db.transaction().execute(async (transaction) => {
    const earlier = submit && (await claimSubmit(transaction, submit))
    const current = earlier && (await read(transaction, earlier.id))
    if (current && earlier.isOther) throw new SavedOtherwise(current)
    if (current) return current
    const id = await insert(transaction)
    if (submit) await settleSubmit(transaction, submit, id)
    const added = await read(transaction, id)
    if (!added) throw new Error(`A row that was just added is not there: ${id}`)
    await enterWrite(transaction, writing, 'add', id, { after: added.record })
    return added
  })
}

/**
 * Writes over a record in a transaction of its own; answers undefined when there is none.
 * @param version the version that the writer has seen, if he says so
 * @throws {Stale} when it is not the stored one
 */
export async function replaceLocked<T extends object>(
  db: Db,
  engine: Engine,
  place: Place,
  { id, version, read, ...writing }: Subject<T> & { id: number; version: number | undefined },
  write: (transaction: Db, current: T) => Promise<void>,
): Promise<Stored<T> | undefined> {
  return db.transaction().execute(async (transaction) => {
    await lockRow(transaction, engine, place, id)
    const current = await read(transaction, id)
    if (!current) return undefined
    if (version !== undefined && version !== current.version) throw new Stale(current)
    await write(transaction, current.record)
    const written = await read(transaction, id)
    await enterWrite(transaction, writing, 'change', id, { before: current.record, after: written?.record })
    return written
  })
}

/**
 * Moves a record to the trash in a transaction of its own; answers whether there was one.
 * @param take deletes and keeps the row; answers whether there was one
 */
export async function removeLocked<T extends object>(
  db: Db,
  engine: Engine,
  place: Place,
  { id, read, ...writing }: Subject<T> & { id: number },
  take: (transaction: Db) => Promise<boolean>,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await lockRow(transaction, engine, place, id)
    const before = writing.by && (await read(transaction, id))
    const isGone = await take(transaction)
    if (isGone) await enterWrite(transaction, writing, 'delete', id, { before: before?.record })
    return isGone
  })
}

/**
 * Brings a record back from the trash in a transaction of its own; undefined when it is not there.
 * @param putBack answers whether it was there
 */
export async function restoreWhole<T extends object>(
  db: Db,
  { id, read, ...writing }: Subject<T> & { id: number },
  putBack: (transaction: Db) => Promise<boolean>,
): Promise<Stored<T> | undefined> {
  return db.transaction().execute(async (transaction) => {
    if (!(await putBack(transaction))) return undefined
    const restored = await read(transaction, id)
    await enterWrite(transaction, writing, 'restore', id, { after: restored?.record })
    return restored
  })
}

/** For the `catch` of a write whose one unique value may stand already. */
export function refuseTaken(field: string, message: string) {
  return (error: unknown): never => {
    throw isUniqueViolation(error) ? new FieldFault(field, message) : error
  }
}
