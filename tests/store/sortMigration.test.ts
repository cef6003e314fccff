import { expect, test } from 'vitest'
import { sortKey } from '#contract/sorting.ts'
import { migrator } from '#server/store/sql/migrations.ts'
import { openPostgres } from '#server/store/sql/postgres.ts'
import { sqlStore } from '#server/store/sql/sqlStore.ts'
import { openQuick } from './embeddedDatabases.ts'
import { engines, newDatabase } from './postgresServer.ts'
import { courseBody, list } from './records.ts'
import { temporaryHome } from './temporaryHome.ts'

const { newPath } = temporaryHome()

const oldStudent = {
  M05_User_Type: 'student',
  M05_UserCode: 'IHS-1',
  M05_CountryName: 'India',
  M05_Gender: 'female',
  M05_DOB: '2001-02-14',
  M05_M02_BachId: 1,
  M05_M04_Role: 14,
  M05_Qualification: '',
  M05_MobileNumber: '+910000001038',
  M05_Address: '',
  M05_Email: '',
  M05_AllowLogin: 1,
  M05_IsActive: 1,
  M06_Specialization: '',
} as const

test.each(engines)('%s sorts records that are older than the orders, also a restored one', async (engine) => {
  const old =
    engine === 'sqlite' ? await openQuick(newPath()) : openPostgres(await newDatabase(), console.error)
  await migrator(old, engine).migrateTo('0013_search_columns')
  const course = (title: string) => ({ ...courseBody(title), title_key: title, search_text: title })
  for (const title of ['Year 10', 'year 9']) await old.insertInto('courses').values(course(title)).execute()
  const row = JSON.stringify({ M01_CourseId: 3, version: 1, ...course('Year 11') })
  await old.insertInto('trash').values({ kind: 'courses', record_id: 3, row, at: 1000 }).execute()
  await old
    .insertInto('batches')
    .values({ M02_Name: 'Women', name_key: 'women', search_text: 'women' })
    .execute()
  for (const [name, day] of [
    ['Zubair', '2020-06-01'],
    ['Ábid', '2021-06-01'],
  ] as const) {
    const { M05_UserId } = await old
      .insertInto('users')
      .values({ ...oldStudent, M05_UserName: name, code_key: name, M05_JoiningDate: day })
      .returning('M05_UserId')
      .executeTakeFirstOrThrow()
    const search = { M05_UserId, M05_User_Type: 'student', M05_M02_BachId: 1, search_text: name } as const
    await old.insertInto('user_search').values(search).execute()
  }
  await old.updateTable('tallies').set({ total: 2 }).where('name', 'in', ['courses', 'students']).execute()
  const { courses, students } = await sqlStore(old, engine)
  await courses.restore(3, 1001)
  const titles = (await courses.page({ ...list(), sort: 'name' })).data.map((one) => one.M01_Title)
  expect(titles).toEqual(['year 9', 'Year 10', 'Year 11'])
  const keys = await old.selectFrom('courses').select(['M01_Title', 'sort_name']).execute()
  expect(keys.filter((one) => one.sort_name !== sortKey(one.M01_Title))).toEqual([])
  const names = async (sort: 'name' | 'joined') =>
    (await students.page({ ...list(), sort })).data.map((one) => one.M05_UserName)
  expect([await names('name'), await names('joined')]).toEqual([
    ['Ábid', 'Zubair'],
    ['Zubair', 'Ábid'],
  ])
  await old.destroy()
})
