import { sql } from 'kysely'
import { TITLE_TAKEN, type Course, type CourseBody } from '#contract/courses.ts'
import { paged } from '#contract/paging.ts'
import { foldText } from '#contract/foldText.ts'
import { Stale, Taken, type CourseStore, type Stored } from '#server/store/store.ts'
import { isUniqueViolation } from './faults.ts'
import { pager, tally } from './page.ts'
import { claimSubmit, settleSubmit } from './submits.ts'
import type { Db, Engine } from './tables.ts'

const table = { name: 'courses', id: 'M01_CourseId' }

/** Courses in SQL, as {@link CourseStore} says. */
export function sqlCourses(db: Db, engine: Engine): CourseStore {
  const pageOf = pager(db, engine, table)

  return {
    async page(query) {
      const { isOnPage, total, window, remember } = await pageOf(query)
      const { rows } = await sql<Course>`
        select "M01_CourseId", "M01_Title", "M01_Description" from "courses"
        where ${isOnPage} order by "M01_CourseId" desc`.execute(db)
      remember(rows.map((row) => row.M01_CourseId))
      return paged(rows, total, window)
    },

    async get(id) {
      return read(db, id)
    },

    async add(body, submit) {
      return db.transaction().execute(async (transaction) => {
        const earlierId = submit && (await claimSubmit(transaction, submit))
        const earlier = earlierId === undefined ? undefined : await read(transaction, earlierId)
        if (earlier) return earlier
        const added = await transaction
          .insertInto('courses')
          .values(columns(body))
          .onConflict((conflict) => conflict.column('title_key').doNothing())
          .returning(['M01_CourseId', 'version'])
          .executeTakeFirst()
        if (!added) throw new Taken('M01_Title', TITLE_TAKEN)
        await tally(transaction, table.name, 1)
        if (submit) await settleSubmit(transaction, submit, added.M01_CourseId)
        return { record: { M01_CourseId: added.M01_CourseId, ...body }, version: added.version }
      })
    },

    async replace(id, body, version) {
      return db.transaction().execute(async (transaction) => {
        let update = transaction.updateTable('courses').where('M01_CourseId', '=', id)
        if (version !== undefined) update = update.where('version', '=', version)
        const written = await update
          .set((column) => ({ ...columns(body), version: column('version', '+', 1) }))
          .returning('version')
          .executeTakeFirst()
          .catch(refuseTakenTitle)
        if (!written) {
          const current = await read(transaction, id)
          if (current) throw new Stale(current)
          return undefined
        }
        await tally(transaction, table.name, 0)
        return { record: { M01_CourseId: id, ...body }, version: written.version }
      })
    },

    async remove(id) {
      return db.transaction().execute(async (transaction) => {
        const removed = await transaction
          .deleteFrom('courses')
          .where('M01_CourseId', '=', id)
          .returning('M01_CourseId')
          .executeTakeFirst()
        if (removed) await tally(transaction, table.name, -1)
        return removed !== undefined
      })
    },
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

function columns(body: CourseBody) {
  const text = `${body.M01_Title}\n${body.M01_Description}`
  return { ...body, title_key: foldText(body.M01_Title), search_text: foldText(text) }
}

function refuseTakenTitle(error: unknown): never {
  throw isUniqueViolation(error) ? new Taken('M01_Title', TITLE_TAKEN) : error
}
