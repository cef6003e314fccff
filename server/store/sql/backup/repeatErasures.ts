import { sql } from 'kysely'
import { uniqueKey } from '#contract/text/foldText.ts'
import type { RecordKind } from '#contract/kinds.ts'
import { referencesTo } from '#contract/plainKinds.ts'
import { sortKey } from '#contract/text/sortKeys.ts'
import { eraseEntries } from '#server/store/sql/writes/audit.ts'
import { eraseCancelled } from '#server/store/sql/kinds/cancelledClasses.ts'
import { noteErasure, readErasures, markErasure } from '#server/store/sql/upkeep/erasures.ts'
import { tableOf } from '#server/store/sql/writes/locks.ts'
import type { Db, Engine } from '#server/store/sql/tables.ts'
import type { Erasure } from '#server/store/upkeepStore.ts'
import { readCounters, setCounters } from './counters.ts'
import { countAgain } from './countAgain.ts'

/**
 * Erases the given records in a database that was just restored, and prevents that their ids are reused.
 * @returns the number of erasures that the database had not noted yet
 */
export async function repeatErasures(db: Db, engine: Engine, erasures: readonly Erasure[]): Promise<number> {
  const { erased } = await readErasures(db)
  const known = new Set(erased.map(keyOf))
  const missing = new Map(erasures.map((erasure) => [keyOf(erasure), erasure]))
  for (const key of known) missing.delete(key)
  if (missing.size === 0) return 0
  await db.transaction().execute(async (transaction) => {
    const inTurn = [...missing.values()].toSorted((one, other) => rankOf(one) - rankOf(other))
    for (const erasure of inTurn) {
      const { kind, id } = erasure
      for (const statement of (removing[kind] ?? removePlain(kind))(id)) await statement.execute(transaction)
      await sql`delete from "trash" where "kind" = ${kind} and "record_id" = ${id}`.execute(transaction)
      await eraseEntries(transaction, kind, id)
      await noteErasure(transaction, erasure)
    }
    await countAgain(transaction)
    await keepIds(transaction, engine, [...missing.values()])
    await markErasure(transaction)
  })
  return missing.size
}

const keyOf = ({ kind, id }: Erasure) => `${kind}:${id}`

/** Records that refer to others are erased before those: the kinds to which nothing refers, and then these. */
const referredTo: readonly RecordKind[] = ['divisions', 'teachers', 'batches', 'courses', 'roles']

const rankOf = ({ kind }: Erasure) => referredTo.indexOf(kind)

const removeUser = (id: number) => sql`delete from "users" where "M05_UserId" = ${id}`

/** Deletes a record. Records that referred to it when the backup was taken are kept, without the reference. */
const removing: Partial<Record<RecordKind, (id: number) => ReturnType<typeof sql>[]>> = {
  classes: (id) => [
    eraseCancelled(id),
    sql`delete from "class_divisions" where "class_id" = ${id}`,
    sql`delete from "classes" where "M03_ClassesId" = ${id}`,
  ],
  students: (id) => [removeUser(id)],
  divisions: (id) => [
    sql`delete from "class_divisions" where "division_id" = ${id}`,
    sql`update "users" set "M07_M11_DivisionId" = null where "M07_M11_DivisionId" = ${id}`,
    sql`update "user_search" set "M07_M11_DivisionId" = null where "M07_M11_DivisionId" = ${id}`,
    sql`delete from "divisions" where "M11_Division_id" = ${id}`,
  ],
  teachers: (id) => [
    sql`update "divisions" set "M11_M05_User_Id" = null where "M11_M05_User_Id" = ${id}`,
    removeUser(id),
  ],
  // Other records need their batch, so a batch in use stays but loses its name.
  batches: (id) => {
    const name = `Erased batch ${id}`
    const folded = uniqueKey(name)
    const plainUses = referencesTo('batches').map(
      ({ from, field }) => sql`or exists (select 1 from ${sql.table(from)} where ${sql.ref(field)} = ${id})`,
    )
    const isUsed = sql`exists (select 1 from "users" where "M05_M02_BachId" = ${id})
      or exists (select 1 from "classes" where "M03_M02_BatchId" = ${id}) ${sql.join(plainUses, sql` `)}`
    return [
      sql`update "batches" set "M02_Name" = ${name}, "name_key" = ${folded}, "search_text" = ${folded},
          "sort_name" = ${sortKey(name)}
        where "M02_BatchId" = ${id}`,
      sql`delete from "batches" where "M02_BatchId" = ${id} and not (${isUsed})`,
    ]
  },
  roles: (id) => [
    sql`delete from "roles" where "M04_RoleId" = ${id}
      and not exists (select 1 from "users" where "M05_M04_Role" = ${id})`,
  ],
}

/** Deletes a record of another kind. What refers to it loses the reference. */
const removePlain = (kind: RecordKind) => (id: number) => {
  const { name, id: column } = tableOf(kind)
  return [
    ...referencesTo(kind).map(
      ({ from, field }) =>
        sql`update ${sql.table(from)} set ${sql.ref(field)} = null where ${sql.ref(field)} = ${id}`,
    ),
    sql`delete from ${sql.table(name)} where ${sql.ref(column)} = ${id}`,
  ]
}

async function keepIds(db: Db, engine: Engine, erasures: readonly Erasure[]) {
  const counters = await readCounters(db, engine)
  for (const { kind, id } of erasures) {
    const { name: table } = tableOf(kind)
    counters[table] = Math.max(counters[table] ?? 0, id)
  }
  await setCounters(db, engine, counters)
}
