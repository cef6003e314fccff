import Database from 'libsql'
import { expect, test } from 'vitest'
import { namedRows } from '#server/store/sql/namedRows.ts'

test('rows have their names, also once a migration has added a column to what is prepared', () => {
  const database = new Database(':memory:')
  database.exec('create table "notes" ("id" integer, "text" text); insert into "notes" values (1, \'one\')')
  const statement = namedRows(database.prepare('select * from "notes" where "id" >= ?'))
  expect(statement.all([1])).toEqual([{ id: 1, text: 'one' }])
  expect([...statement.iterate([1])]).toEqual([{ id: 1, text: 'one' }])
  expect(statement.all([2])).toEqual([])
  database.exec('alter table "notes" add column "at" integer')
  expect(statement.all([1])).toEqual([{ id: 1, text: 'one', at: null }])
  database.close()
})
