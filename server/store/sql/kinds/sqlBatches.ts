import { sql, type RawBuilder } from 'kysely'
import { BATCH_TAKEN, batchSortKeys, type Batch, type BatchBody, type BatchQuery } from '#contract/batches.ts'
import { NO_SUCH_COURSE } from '#contract/courses.ts'
import { foldSearch, foldText } from '#contract/text/foldText.ts'
import type { Stored } from '#server/store/stored.ts'
import type { BatchStore, Unpaged } from '#server/store/store.ts'
import { filterBy, filterOn } from '#server/store/sql/lists/filter.ts'
import { idsByName } from '#server/store/sql/lists/idsByName.ts'
import { importedParent, type ImportedParent } from '#server/store/sql/imports/importedParent.ts'
import { existing, missing, tableOf } from '#server/store/sql/writes/locks.ts'
import { pager } from '#server/store/sql/lists/page.ts'
import { records } from '#server/store/sql/writes/records.ts'
import { courseTitles } from '#server/store/sql/lists/related.ts'
import { tableRows } from '#server/store/sql/writes/tableRows.ts'
import type { Db, Engine } from '#server/store/sql/tables.ts'
import { countedUses, deleteFaults } from '#server/store/sql/writes/uses.ts'

const table = tableOf('batches')

/** Batches in SQL, as {@link BatchStore} says. */
export function sqlBatches(db: Db, engine: Engine): BatchStore & ImportedParent<BatchBody> {
  const related = [courseTitles('M02_M01_CourseId')]
  const list = pager(
    db,
    engine,
    { ...table, related, sortColumns: { name: 'sort_name' } },
    {
      select: rowsWhere,
      rowsOf: (rows) => rows.map((row) => stored(row).record),
      idOf: (batch) => batch.M02_BatchId,
      sortKeys: batchSortKeys,
      beside: ['courses'],
    },
  )
  const exist = existing(engine)

  const writes = {
    read,
    usesOf,
    ...tableRows('batches', {
      columns: batchColumns,
      taken: { field: 'M02_Name', message: BATCH_TAKEN },
      async faultsOf(transaction, rows) {
        const idOf = ({ row }: (typeof rows)[number]) => row.M02_M01_CourseId
        const courses = await exist.courses(transaction, rows.map(idOf))
        return rows.map((one) => missing(courses, idOf(one), 'M02_M01_CourseId', NO_SUCH_COURSE))
      },
      deleteFaultsOf: deleteFaults('batches', usesOf),
    }),
  }

  return {
    page: (query) => list.page(query, filterOf(query)),
    slices: (query) => list.slices(query, filterOf(query)),
    idSlices: () => idsByName(db, table, 'M02_Name'),

    ...records(db, engine, 'batches', writes),
    ...importedParent('batches', writes),
  }
}

const filterOf = ({ course_id }: Unpaged<BatchQuery>) =>
  filterBy(filterOn({ name: 'course', value: course_id, condition: (id) => sql`"M02_M01_CourseId" = ${id}` }))

type Row = Omit<Batch, 'course'> & { M01_Title: string | null; version: number }

/** @param order omit it where it does not matter */
const rowsWhere = (condition: RawBuilder<unknown>, order: RawBuilder<unknown> = sql`1`) => sql<Row>`
  select "M02_BatchId", "M02_Name", "M02_M01_CourseId", "M01_Title", "batches"."version" from "batches"
  left join "courses" on "M01_CourseId" = "M02_M01_CourseId"
  where ${condition} order by ${order}`

function stored({ M01_Title, version, ...batch }: Row): Stored<Batch> {
  return { record: { ...batch, course: M01_Title === null ? null : { M01_Title } }, version }
}

async function read(db: Db, ids: readonly number[]): Promise<Map<number, Stored<Batch>>> {
  const { rows } = await rowsWhere(sql`"M02_BatchId" in (${sql.join(ids)})`).execute(db)
  return new Map(rows.map((row) => [row.M02_BatchId, stored(row)]))
}

const usesOf = countedUses(
  'batches',
  sql`
    coalesce((select "total" from "tallies" where "name" = 'students:batch:' || "M02_BatchId"), 0) as "students",
    coalesce((select "total" from "tallies" where "name" = 'teachers:batch:' || "M02_BatchId"), 0) as "teachers",
    (select count(*) from "divisions" where "M11_Batch_id" = "M02_BatchId") as "divisions",
    (select count(*) from "classes" where "M03_M02_BatchId" = "M02_BatchId") as "classes"`,
)

export function batchColumns({ M02_Name, M02_M01_CourseId }: Pick<Batch, 'M02_Name' | 'M02_M01_CourseId'>) {
  const sort_name = batchSortKeys.name({ M02_Name })
  return {
    M02_Name,
    M02_M01_CourseId,
    name_key: foldText(M02_Name),
    search_text: foldSearch(M02_Name),
    sort_name,
  }
}
