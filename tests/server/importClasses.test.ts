import { expect, test } from 'vitest'
import { sqlStore } from '#server/store/sql/sqlStore.ts'
import { migratedDatabases } from '#tests/store/embeddedDatabases.ts'
import { writer } from '#tests/store/records.ts'
import { importCalls } from './importCalls.ts'
import { office, testApi } from './support.ts'

const openDatabase = migratedDatabases()

/** Titles as people write them, and as spreadsheets misread them. */
const titles = [
  'Module 1',
  '=1+1',
  '0012',
  'ഹദീസ് പഠനം',
  ' Two  spaces ',
  'Comma, "quotes"\nand a line',
  '2024-12-07',
]

test('an export of classes changes nothing when it is imported, and finds each by its id after a change', async () => {
  const store = await sqlStore(await openDatabase(), 'sqlite')
  await store.accounts.add(office.login, office.passwordHash)
  const write = writer(() => store)
  const { batchId, divisionIds } = await write.batchWith(2)
  for (const title of titles)
    await write.lesson({
      M03_Title: title.trim(),
      M03_M02_BatchId: batchId,
      M03_M11_DivisionIds: divisionIds,
      M03_ExpiryTime: title === '0012' ? null : '2024-12-14 18:30:00',
    })
  const api = await testApi({ store })
  const response = await api.call('GET', '/classes?export=export')
  const { read, run, check } = importCalls(api, 'classes')
  const sheet = await read(await response.arrayBuffer(), 'classes.xlsx')
  expect(sheet.columns).toEqual(expect.arrayContaining(['M03_ClassesId', 'M03_Title']))
  expect(sheet.columns).not.toContain(null)
  const cells = [sheet.headers, ...sheet.rows.map((row) => row.cells)]
  expect((await check(cells)).counts).toEqual({ added: 0, changed: 0, same: titles.length, refused: 0 })

  const title = sheet.columns.indexOf('M03_Title')
  const changed = cells.map((row, index) => (index === 1 ? row.with(title, 'Renamed') : row))
  expect((await run(changed)).counts).toMatchObject({ added: 0, changed: 1, same: titles.length - 1 })
  const renamed = await store.classes.get(Number(cells[1]?.[sheet.columns.indexOf('M03_ClassesId')]))
  expect(renamed?.record.M03_Title).toBe('Renamed')
  await store.close()
})
