import { sql } from 'kysely'
import type { Division, DivisionBody, DivisionQuery } from '#contract/divisions.ts'
import { foldText } from '#contract/foldText.ts'
import type { UseCounts } from '#contract/inUse.ts'
import { cannotMoveText, refuseInUse } from '#server/store/refusals.ts'
import { FieldFault, type DivisionStore, type Stored, type Unpaged } from '#server/store/store.ts'
import { filterBy } from './filter.ts'
import { parents } from './locks.ts'
import { pager } from './page.ts'
import type { Db, Engine } from './tables.ts'
import { partOf, tally } from './tally.ts'
import { discard, undiscard } from './trash.ts'
import { addOnce, removeLocked, replaceLocked, restoreWhole } from './writes.ts'

const table = { name: 'divisions', id: 'M11_Division_id' }

/** Divisions in SQL, as {@link DivisionStore} says. */
export function sqlDivisions(db: Db, engine: Engine): DivisionStore {
  const list = pager(db, engine, table, {
    read: async (isOnPage) => {
      const { rows } = await rowsWhere(isOnPage).execute(db)
      return rows.map((row) => stored(row).record)
    },
    idOf: (division) => division.M11_Division_id,
    beside: ['batches', 'teachers', 'students'],
  })
  const need = parents(engine)

  async function needParents(transaction: Db, division: Pick<Division, 'M11_Batch_id' | 'M11_M05_User_Id'>) {
    await need.batch(transaction, 'M11_Batch_id', division.M11_Batch_id)
    await need.teacher(transaction, 'M11_M05_User_Id', division.M11_M05_User_Id)
  }

  return {
    page: (query) => list.page(query, filterOf(query)),
    slices: (query) => list.slices(query, filterOf(query)),

    get: (id) => read(db, id),

    add: (body, submit, by) =>
      addOnce(db, submit, { kind: 'divisions', by, read }, async (transaction) => {
        await needParents(transaction, body)
        const { M11_Division_id } = await transaction
          .insertInto('divisions')
          .values(columns(body))
          .returning('M11_Division_id')
          .executeTakeFirstOrThrow()
        await tally(transaction, 'divisions', 1)
        return M11_Division_id
      }),

    replace: (id, body, version, by) =>
      replaceLocked(
        db,
        engine,
        table,
        { kind: 'divisions', by, id, version, read },
        async (transaction, current) => {
          await needParents(transaction, body)
          const isMoved = body.M11_Batch_id !== current.M11_Batch_id
          const refusal = isMoved ? cannotMoveText(await usesOf(transaction, id)) : undefined
          if (refusal !== undefined) throw new FieldFault('M11_Batch_id', refusal)
          await transaction
            .updateTable('divisions')
            .set((column) => ({ ...columns(body), version: column('version', '+', 1) }))
            .where('M11_Division_id', '=', id)
            .execute()
          await tally(transaction, 'divisions', 0)
        },
      ),

    remove: (id, at, by) =>
      removeLocked(db, engine, table, { kind: 'divisions', by, id, read }, async (transaction) => {
        refuseInUse('division', await usesOf(transaction, id))
        const row = await transaction
          .deleteFrom('divisions')
          .where('M11_Division_id', '=', id)
          .returningAll()
          .executeTakeFirst()
        if (!row) return false
        await discard(transaction, 'divisions', id, row, at)
        await tally(transaction, 'divisions', -1)
        return true
      }),

    restore: (id, at, by) =>
      restoreWhole(db, { kind: 'divisions', by, id, read }, async (transaction) => {
        const row = await undiscard(transaction, engine, 'divisions', { id, at })
        if (!row) return false
        await needParents(transaction, row)
        await transaction.insertInto('divisions').values(row).execute()
        await tally(transaction, 'divisions', 1)
        return true
      }),
  }
}

const filterOf = ({ batch_id, mentor_id }: Unpaged<DivisionQuery>) =>
  filterBy(
    { name: 'batch', id: batch_id, condition: (id) => sql`"M11_Batch_id" = ${id}` },
    { name: 'mentor', id: mentor_id, condition: (id) => sql`"M11_M05_User_Id" = ${id}` },
  )

interface Row extends Omit<Division, 'batch' | 'mentor' | 'students_count'> {
  M02_Name: string
  M05_UserName: string | null
  students_count: number
  version: number
}

const rowsWhere = (condition: ReturnType<typeof sql>) => sql<Row>`
  select "M11_Division_id", "M11_Division_name", "M11_Batch_id", "M11_M05_User_Id", "M02_Name", "M05_UserName",
    coalesce("tallies"."total", 0) as "students_count", "divisions"."version"
  from "divisions"
  join "batches" on "M02_BatchId" = "M11_Batch_id"
  left join "users" on "M05_UserId" = "M11_M05_User_Id"
  left join "tallies" on "tallies"."name" = 'students:division:' || "M11_Division_id"
  where ${condition} order by "M11_Division_id" desc`

function stored({ M02_Name, M05_UserName, version, ...division }: Row): Stored<Division> {
  const mentor = M05_UserName === null ? null : { M05_UserName }
  return { record: { ...division, batch: { M02_Name }, mentor }, version }
}

async function read(db: Db, id: number): Promise<Stored<Division> | undefined> {
  const { rows } = await rowsWhere(sql`"M11_Division_id" = ${id}`).execute(db)
  return rows[0] && stored(rows[0])
}

async function usesOf(db: Db, id: number): Promise<UseCounts> {
  const { rows } = await sql<UseCounts>`select
    coalesce((select "total" from "tallies" where "name" = ${partOf('students', 'division', id)}), 0) as "student",
    (select count(*) from "class_divisions" where "division_id" = ${id}) as "class"`.execute(db)
  return rows[0] ?? {}
}

function columns({ M11_Division_name, M11_Batch_id, M11_M05_User_Id }: DivisionBody) {
  return { M11_Division_name, M11_Batch_id, M11_M05_User_Id, search_text: foldText(M11_Division_name) }
}
