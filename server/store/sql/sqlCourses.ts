import { sql } from 'kysely'
import { TITLE_TAKEN, type Course, type CourseBody } from '#contract/courses.ts'
import { foldText } from '#contract/foldText.ts'
import { refuseInUse } from '#server/store/refusals.ts'
import type { CourseStore, Stored } from '#server/store/store.ts'
import { idsByName } from './idsByName.ts'
import { pager } from './page.ts'
import type { Db, Engine } from './tables.ts'
import { tally } from './tally.ts'
import { discard, undiscard } from './trash.ts'
import { addOnce, refuseTaken, removeLocked, replaceLocked, restoreWhole } from './writes.ts'

const table = { name: 'courses', id: 'M01_CourseId' }
const refuseTakenTitle = refuseTaken('M01_Title', TITLE_TAKEN)

/** Courses in SQL, as {@link CourseStore} says. */
export function sqlCourses(db: Db, engine: Engine): CourseStore {
  const list = pager(db, engine, table, {
    read: async (isOnPage, order) => {
      const { rows } = await sql<Course>`
        select "M01_CourseId", "M01_Title", "M01_Description" from "courses"
        where ${isOnPage} order by ${order}`.execute(db)
      return rows
    },
    idOf: (course) => course.M01_CourseId,
  })

  return {
    page: (query) => list.page(query),
    slices: (query) => list.slices(query),
    idSlices: () => idsByName(db, table, 'M01_Title'),

    get: (id) => read(db, id),

    add: (body, submit, by) =>
      addOnce(db, submit, { kind: 'courses', by, read }, async (transaction) => {
        const { M01_CourseId } = await transaction
          .insertInto('courses')
          .values(columns(body))
          .returning('M01_CourseId')
          .executeTakeFirstOrThrow()
          .catch(refuseTakenTitle)
        await tally(transaction, 'courses', 1)
        return M01_CourseId
      }),

    replace: (id, body, version, by) =>
      replaceLocked(db, engine, table, { kind: 'courses', by, id, version, read }, async (transaction) => {
        await transaction
          .updateTable('courses')
          .set((column) => ({ ...columns(body), version: column('version', '+', 1) }))
          .where('M01_CourseId', '=', id)
          .execute()
          .catch(refuseTakenTitle)
        await tally(transaction, 'courses', 0)
      }),

    remove: (id, at, by) =>
      removeLocked(db, engine, table, { kind: 'courses', by, id, read }, async (transaction) => {
        refuseInUse('course', await usesOf(transaction, id))
        const row = await transaction
          .deleteFrom('courses')
          .where('M01_CourseId', '=', id)
          .returningAll()
          .executeTakeFirst()
        if (!row) return false
        await discard(transaction, 'courses', id, row, at)
        await tally(transaction, 'courses', -1)
        return true
      }),

    restore: (id, at, by) =>
      restoreWhole(db, { kind: 'courses', by, id, read }, async (transaction) => {
        const row = await undiscard(transaction, engine, 'courses', { id, at })
        if (!row) return false
        await transaction.insertInto('courses').values(row).execute().catch(refuseTakenTitle)
        await tally(transaction, 'courses', 1)
        return true
      }),
  }
}

async function read(db: Db, id: number): Promise<Stored<Course> | undefined> {
  const row = await db
    .selectFrom('courses')
    .select(['M01_CourseId', 'M01_Title', 'M01_Description', 'version'])
    .where('M01_CourseId', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { version, ...record } = row
  return { record, version }
}

async function usesOf(db: Db, id: number) {
  const { batch } = await db
    .selectFrom('batches')
    .select((build) => build.fn.countAll<number>().as('batch'))
    .where('M02_M01_CourseId', '=', id)
    .executeTakeFirstOrThrow()
  return { batch }
}

function columns({ M01_Title, M01_Description }: CourseBody) {
  const text = `${M01_Title}\n${M01_Description}`
  return { M01_Title, M01_Description, title_key: foldText(M01_Title), search_text: foldText(text) }
}
