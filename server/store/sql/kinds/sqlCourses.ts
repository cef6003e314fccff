import { sql } from 'kysely'
import { courseSortKeys, TITLE_TAKEN, type Course, type CourseBody } from '#contract/courses.ts'
import { foldSearch, foldText } from '#contract/text/foldText.ts'
import type { Stored } from '#server/store/stored.ts'
import type { CourseStore } from '#server/store/store.ts'
import { idsByName } from '#server/store/sql/lists/idsByName.ts'
import { tableOf } from '#server/store/sql/writes/locks.ts'
import { pager } from '#server/store/sql/lists/page.ts'
import { records } from '#server/store/sql/writes/records.ts'
import { tableRows } from '#server/store/sql/writes/tableRows.ts'
import type { Db, Engine } from '#server/store/sql/tables.ts'
import { countedUses, deleteFaults } from '#server/store/sql/writes/uses.ts'

const table = tableOf('courses')

/** Courses in SQL, as {@link CourseStore} says. */
export function sqlCourses(db: Db, engine: Engine): CourseStore {
  const list = pager(
    db,
    engine,
    { ...table, sortColumns: { name: 'sort_name' } },
    {
      select: (condition, order) => sql<Course>`
      select "M01_CourseId", "M01_Title", "M01_Description" from "courses" where ${condition} order by ${order}`,
      rowsOf: (rows) => rows,
      idOf: (course) => course.M01_CourseId,
      sortKeys: courseSortKeys,
    },
  )

  return {
    page: (query) => list.page(query),
    slices: (query) => list.slices(query),
    idSlices: () => idsByName(db, table, 'M01_Title'),

    ...records(db, engine, 'courses', {
      read,
      usesOf,
      ...tableRows('courses', {
        columns: courseColumns,
        taken: { field: 'M01_Title', message: TITLE_TAKEN },
        deleteFaultsOf: deleteFaults('courses', usesOf),
      }),
    }),
  }
}

async function read(db: Db, ids: readonly number[]): Promise<Map<number, Stored<Course>>> {
  const rows = await db
    .selectFrom('courses')
    .select(['M01_CourseId', 'M01_Title', 'M01_Description', 'version'])
    .where('M01_CourseId', 'in', ids)
    .execute()
  return new Map(rows.map(({ version, ...record }) => [record.M01_CourseId, { record, version }]))
}

const usesOf = countedUses(
  'courses',
  sql`(select count(*) from "batches" where "M02_M01_CourseId" = "M01_CourseId") as "batches"`,
)

export function courseColumns({ M01_Title, M01_Description }: CourseBody) {
  const text = `${M01_Title}\n${M01_Description}`
  const sort_name = courseSortKeys.name({ M01_Title })
  return {
    M01_Title,
    M01_Description,
    title_key: foldText(M01_Title),
    search_text: foldSearch(text),
    sort_name,
  }
}
