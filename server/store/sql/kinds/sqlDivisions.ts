import { sql, type Insertable, type RawBuilder } from 'kysely'
import { foldSearch } from '#contract/text/foldText.ts'
import { NO_SUCH_BATCH } from '#contract/batches.ts'
import {
  divisionSortKeys,
  type Division,
  type DivisionBody,
  type DivisionQuery,
} from '#contract/divisions.ts'
import { NO_SUCH_TEACHER } from '#contract/users.ts'
import { cannotMoveText } from '#server/store/refusals.ts'
import type { Stored } from '#server/store/stored.ts'
import { FieldFault } from '#server/store/storeErrors.ts'
import type { DivisionStore, Unpaged } from '#server/store/store.ts'
import { filterBy, filterOn } from '#server/store/sql/lists/filter.ts'
import { importedParent, type ImportedParent } from '#server/store/sql/imports/importedParent.ts'
import { existing, missing, tableOf } from '#server/store/sql/writes/locks.ts'
import { pager } from '#server/store/sql/lists/page.ts'
import { records } from '#server/store/sql/writes/records.ts'
import { batchNames, teacherNames } from '#server/store/sql/lists/related.ts'
import { tableRows } from '#server/store/sql/writes/tableRows.ts'
import type { Db, Engine, Tables } from '#server/store/sql/tables.ts'
import { countedUses, deleteFaults } from '#server/store/sql/writes/uses.ts'

const table = tableOf('divisions')

/** Divisions in SQL, as {@link DivisionStore} says. */
export function sqlDivisions(db: Db, engine: Engine): DivisionStore & ImportedParent<DivisionBody> {
  const related = [batchNames('M11_Batch_id'), teacherNames(engine, 'M11_M05_User_Id')]
  const list = pager(
    db,
    engine,
    { ...table, related, sortColumns: { name: 'sort_name' } },
    {
      select: rowsWhere,
      rowsOf: (rows) => rows.map((row) => stored(row).record),
      idOf: (division) => division.M11_Division_id,
      sortKeys: divisionSortKeys,
      beside: ['batches', 'teachers', 'students'],
    },
  )
  const exist = existing(engine)

  const writes = {
    read,
    usesOf,
    ...tableRows('divisions', {
      columns: divisionColumns,
      async faultsOf(transaction, rows: readonly { row: Columns; current?: Division }[]) {
        const batches = await exist.batches(
          transaction,
          rows.map(({ row }) => row.M11_Batch_id),
        )
        const teachers = await exist.teachers(
          transaction,
          rows.map(({ row }) => row.M11_M05_User_Id),
        )
        const moved = rows.flatMap(({ row, current }) =>
          current && current.M11_Batch_id !== row.M11_Batch_id ? [current.M11_Division_id] : [],
        )
        const uses = await usesOf(transaction, moved)
        return rows.map(({ row, current }) => {
          const refusal = cannotMoveText(uses.get(current?.M11_Division_id ?? 0) ?? {})
          return (
            missing(batches, row.M11_Batch_id, 'M11_Batch_id', NO_SUCH_BATCH) ??
            missing(teachers, row.M11_M05_User_Id, 'M11_M05_User_Id', NO_SUCH_TEACHER) ??
            (refusal === undefined ? undefined : new FieldFault('M11_Batch_id', refusal))
          )
        })
      },
      deleteFaultsOf: deleteFaults('divisions', usesOf),
    }),
  }

  return {
    page: (query) => list.page(query, filterOf(query)),
    slices: (query) => list.slices(query, filterOf(query)),

    ...records(db, engine, 'divisions', writes),
    ...importedParent('divisions', writes),
  }
}

const filterOf = ({ batch_id, mentor_id }: Unpaged<DivisionQuery>) =>
  filterBy(
    filterOn({ name: 'batch', value: batch_id, condition: (id) => sql`"M11_Batch_id" = ${id}` }),
    filterOn({ name: 'mentor', value: mentor_id, condition: (id) => sql`"M11_M05_User_Id" = ${id}` }),
  )

interface Row extends Omit<Division, 'batch' | 'mentor' | 'students_count' | 'has_class_page'> {
  M02_Name: string
  M05_UserName: string | null
  students_count: number
  has_page: 0 | 1
  version: number
}

/** @param order omit it where it does not matter */
const rowsWhere = (condition: RawBuilder<unknown>, order: RawBuilder<unknown> = sql`1`) => sql<Row>`
  select "M11_Division_id", "M11_Division_name", "M11_Batch_id", "M11_M05_User_Id", "M02_Name", "M05_UserName",
    coalesce("tallies"."total", 0) as "students_count",
    case when "page_token" is null then 0 else 1 end as "has_page", "divisions"."version"
  from "divisions"
  join "batches" on "M02_BatchId" = "M11_Batch_id"
  left join "users" on "M05_UserId" = "M11_M05_User_Id"
  left join "tallies" on "tallies"."name" = 'students:active_division:' || "M11_Division_id"
  where ${condition} order by ${order}`

function stored({ M02_Name, M05_UserName, has_page, version, ...division }: Row): Stored<Division> {
  const mentor = M05_UserName === null ? null : { M05_UserName }
  return { record: { ...division, batch: { M02_Name }, mentor, has_class_page: has_page === 1 }, version }
}

async function read(db: Db, ids: readonly number[]): Promise<Map<number, Stored<Division>>> {
  const { rows } = await rowsWhere(sql`"M11_Division_id" in (${sql.join(ids)})`).execute(db)
  return new Map(rows.map((row) => [row.M11_Division_id, stored(row)]))
}

const usesOf = countedUses(
  'divisions',
  sql`
    coalesce((select "total" from "tallies" where "name" = 'students:division:' || "M11_Division_id"), 0) as "students",
    (select count(*) from "class_divisions" where "division_id" = "M11_Division_id") as "classes"`,
)

type Columns = Pick<Insertable<Tables['divisions']>, 'M11_Batch_id' | 'M11_M05_User_Id'>

export function divisionColumns({
  M11_Division_name,
  M11_Batch_id,
  M11_M05_User_Id,
}: Pick<Division, 'M11_Division_name' | 'M11_Batch_id' | 'M11_M05_User_Id'>) {
  const sort_name = divisionSortKeys.name({ M11_Division_name })
  return {
    M11_Division_name,
    M11_Batch_id,
    M11_M05_User_Id,
    search_text: foldSearch(M11_Division_name),
    sort_name,
  }
}
