import { expect, test } from 'vitest'
import { eventOf } from '#server/store/auditEntries.ts'

test("the history takes a record's own columns and nothing else that it is sent with", () => {
  const after = {
    M05_UserName: 'Aysha Rahman',
    M05_Password: 'secret',
    batch: { M02_Name: '07 Women' },
    guardian: { name: 'Rahman' },
  }
  expect(eventOf({ kind: 'students', by: undefined }, 'add', 1, { after }).after).toEqual({
    M05_UserName: 'Aysha Rahman',
  })
})
