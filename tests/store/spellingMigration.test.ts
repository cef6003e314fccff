import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openPostgres } from '#server/store/sql/postgres.ts'
import { sqlStore } from '#server/store/sql/sqlStore.ts'
import { openQuick } from './embeddedDatabases.ts'
import { engines, newDatabase } from './postgresServer.ts'
import { courseBody, list, writer } from './records.ts'
import { temporaryHome } from './temporaryHome.ts'

const { newPath } = temporaryHome()

test.each(engines)(
  '%s finds what is older than the folding of spellings, also a restored record',
  async (engine) => {
    const db =
      engine === 'sqlite' ? await openQuick(newPath()) : openPostgres(await newDatabase(), console.error)
    const store = await sqlStore(db, engine)
    const write = writer(() => store)
    const { places } = await write.batchWith(1)
    await write.manyStudents(1001, places, (index) => ({
      M05_UserName: `أحمد ${index}`,
      M05_UserCode: `A-${index}`,
    }))
    const course = await store.courses.add(courseBody('مُحَمَّد'))
    await store.courses.remove(course.record.M01_CourseId, Date.now())
    // As they were before.
    await db.updateTable('user_search').set({ search_text: 'x', sort_name: 'x' }).execute()
    const { row } = await db.selectFrom('trash').select('row').executeTakeFirstOrThrow()
    const kept: object = JSON.parse(row)
    const older = JSON.stringify({ ...kept, search_text: 'x', sort_name: 'x' })
    await db.updateTable('trash').set({ row: older }).execute()
    await sql`delete from "kysely_migration" where "name" = '0021_spelling'`.execute(db)

    const { students, courses } = await sqlStore(db, engine)
    await courses.restore(course.record.M01_CourseId, Date.now())
    const found = await students.page(list({ search: 'احمد 1000' }))
    expect(found.data.map((student) => student.M05_UserCode)).toEqual(['A-1000'])
    expect((await courses.page(list({ search: 'محمد' }))).total).toBe(1)
    const named = await students.page({ ...list(), sort: 'name' })
    expect(named.data[0]?.M05_UserName).toBe('أحمد 0')
    await db.destroy()
  },
)
