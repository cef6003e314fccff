import { millisecondsInDay } from 'date-fns/constants'
import { expect, test } from 'vitest'
import { CODE_TAKEN } from '#contract/users.ts'
import { list } from '#tests/store/records.ts'
import { morningRegister } from './morningRegister.ts'
import { row, table } from './studentRows.ts'

const byCode = (search = '') => ({ ...list({ search }), sort: 'code' as const })

test('new students are added with a password each, and the same file then changes nothing', async () => {
  const { run, check, store } = await morningRegister()
  const cells = table(row('A-1'), row('A-2', { Email: 'a2@example.org' }))
  const done = await run(cells)
  expect(done).toMatchObject({ counts: { added: 2, changed: 0, same: 0, refused: 0 }, refused: [] })
  expect(done.slips).toEqual([
    { name: 'Student A-1', code: 'A-1', password: expect.stringMatching(/^(\w{4}-){5}\w{4}$/) },
    { name: 'Student A-2', code: 'A-2', password: expect.any(String) },
  ])
  expect((await check(cells)).counts).toEqual({ added: 0, changed: 0, same: 2, refused: 0 })
  const { data } = await store.students.page(byCode('A-1'))
  expect(data).toMatchObject([
    { M05_Gender: 'female', M05_AllowLogin: 1, batch: { M02_Name: 'First Batch' } },
  ])
})

test('a change names the values before and after, and other columns keep what they had', async () => {
  const { run, check, call } = await morningRegister()
  await run(table(row('A-1')))
  const cells = [
    ['User Code', 'Address'],
    ['a-1', 'Another Road'],
  ]
  const { rows } = await check(cells)
  expect(rows).toEqual([
    {
      row: 2,
      outcome: 'changed',
      seen: 1,
      name: 'Student A-1',
      changes: { M05_UserCode: ['A-1', 'a-1'], M05_Address: ['Masjid Road', 'Another Road'] },
    },
  ])
  const done = await run(cells)
  expect(done).toMatchObject({ counts: { changed: 1 }, slips: [] })
  const entry = Object(await (await call('GET', '/audit?page=1')).json()).data[0]
  expect(entry).toMatchObject({ action: 'import', kind: 'students', records: [{ name: 'Student A-1' }] })
})

test('each fault is at its cell, in the words of the form', async () => {
  const { check } = await morningRegister()
  const { rows, missing } = await check(
    table(
      row('A-1', { 'Mobile Number': '9.19E+11' }),
      row('A-2', { 'Date of Birth': '2001-02-30' }),
      row('T-1'),
      row('A-4', { Batch: 'Second Batch' }),
      row('A-5'),
      row('A-5', { Gender: 'x' }),
    ),
  )
  expect(rows.map(({ errors }) => errors)).toEqual([
    { M05_MobileNumber: ['Invalid phone number'] },
    { M05_DOB: ['Date of Birth must be a date, such as 2024-06-03'] },
    { M05_UserCode: [CODE_TAKEN] },
    {
      M05_M02_BachId: ['There is no batch with this name'],
      M07_M11_DivisionId: ['There is no division with this name in the batch'],
    },
    { M05_UserCode: ['The same value is in row 7'] },
    { M05_Gender: ['Gender is required'], M05_UserCode: ['The same value is in row 6'] },
  ])
  expect(missing).toEqual({
    batches: [{ name: 'Second Batch', rows: 1 }],
    divisions: [{ batch: 'Second Batch', name: 'Morning', rows: 1 }],
  })
})

test('a batch and its division are found whatever blanks their names have, and no second one is offered', async () => {
  const { check, call } = await morningRegister()
  const odd = row('A-1', { Batch: ' first\u00A0 batch', Division: 'Mor\u200Bning ' })
  const { counts, missing } = await check(table(odd))
  expect([counts.added, missing]).toEqual([1, { batches: [], divisions: [] }])
  const course = Object(await (await call('GET', '/batches?page=1')).json()).data.data[0].M02_M01_CourseId
  const json = { M02_Name: 'Third  \u200BBatch', M02_M01_CourseId: course }
  expect((await call('POST', '/batches', { json })).status).toBe(201)
  const spelled = await check(table(row('A-1', { Batch: 'Third Batch' })))
  expect(spelled.missing.batches).toEqual([])
})

test.each([
  ['M', 'male'],
  ['boy', 'male'],
  ['f', 'female'],
  ['GIRL ', 'female'],
])('the gender %j is %s', async (text, gender) => {
  const { run, store } = await morningRegister()
  await run(table(row('A-1', { Gender: text })))
  expect((await store.students.page(byCode('A-1'))).data).toMatchObject([{ M05_Gender: gender }])
})

test('a code with blanks or marks that nobody sees names the same student', async () => {
  const { run, check } = await morningRegister()
  await run(table(row('A-1')))
  const { rows } = await check(table(row('A-\u200B1', { 'User Name': 'Student A-1' })))
  expect(rows[0]?.outcome).toBe('changed')
})

test('a missing batch and its division are added in the same step', async () => {
  const { run, mentor, batch, call } = await morningRegister()
  const answers = {
    add_batches: [{ M02_Name: 'Second Batch', M02_M01_CourseId: batch.M02_M01_CourseId }],
    add_divisions: [
      { batch: 'second batch', M11_Division_name: 'Evening', M11_M05_User_Id: mentor.M05_UserId },
    ],
  }
  const cells = table(row('A-1', { Batch: 'Second Batch', Division: 'Evening' }), row('A-2'))
  const done = await run(cells, { answers })
  expect(done.counts.added).toBe(2)
  const undone = await call('POST', `/imports/${done.id}/undo`)
  expect(await undone.json()).toEqual({ success: true, data: { taken_back: 4, kept: [] } })
})

test('a missing division of which all rows are refused is not added', async () => {
  const { run, mentor, store } = await morningRegister()
  const answers = {
    add_divisions: [
      { batch: 'First Batch', M11_Division_name: 'Evening', M11_M05_User_Id: mentor.M05_UserId },
    ],
  }
  const refused = row('A-1', { Division: 'Evening', 'Mobile Number': '12x' })
  await run(table(refused, row('A-2')), { answers, mode: 'good' })
  expect((await store.divisions.page(list())).data.map((one) => one.M11_Division_name)).toEqual(['Morning'])
})

test('undo takes back what the import did, and names what somebody has changed since', async () => {
  const { run, call, store, clock } = await morningRegister()
  await run(table(row('A-1'), row('A-2'), row('A-3')))
  const address = (code: string, text: string) => row(code, { Address: text, Qualification: 'M.A.' })
  const done = await run(table(address('A-1', 'New'), address('A-2', 'New'), row('A-4'), row('A-5')))
  expect(done.counts).toEqual({ added: 2, changed: 2, same: 0, refused: 0 })
  const rows = await store.students.page(byCode())
  const idOf = (code: string) => rows.data.find((one) => one.M05_UserCode === code)?.M05_UserId ?? 0
  const put = async (code: string, part: object) => {
    const student = rows.data.find((one) => one.M05_UserCode === code)
    const json = { ...student, ...part }
    expect((await call('PUT', `/users/${idOf(code)}`, { json })).status).toBe(200)
  }
  await put('A-2', { M05_Address: 'Somewhere else' })
  await put('A-5', { M05_UserName: 'Renamed' })
  const undone: unknown = await (await call('POST', `/imports/${done.id}/undo`)).json()
  expect(undone).toMatchObject({
    data: {
      taken_back: 3,
      kept: expect.arrayContaining([
        {
          kind: 'students',
          id: idOf('A-2'),
          name: 'Student A-2',
          reason: 'Someone has changed Address since',
        },
        { kind: 'students', id: idOf('A-5'), name: 'Student A-5', reason: 'Someone has changed it since' },
      ]),
    },
  })
  const left = await store.students.page(byCode())
  expect(left.data.map((one) => [one.M05_UserCode, one.M05_Address, one.M05_Qualification])).toEqual([
    ['A-1', 'Masjid Road', 'B.A.'],
    ['A-2', 'Somewhere else', 'B.A.'],
    ['A-3', 'Masjid Road', 'B.A.'],
    ['A-5', 'Masjid Road', 'B.A.'],
  ])
  expect((await call('POST', `/imports/${done.id}/undo`)).status).toBe(409)
  const past = { page: 1, per_page: 10, kind: undefined }
  expect((await store.imports.past(past, clock.now)).data).toMatchObject([
    { id: done.id, kind: 'students', added: 2, changed: 2, undone_at: clock.now },
    { added: 3, undone_at: null },
  ])
  expect((await store.imports.past(past, clock.now + 31 * millisecondsInDay)).total).toBe(0)
})

test('what changed since the check is a 409 for all, and left out of what is good', async () => {
  const { run, check, write, store, call } = await morningRegister()
  await run(table(row('A-1'), row('A-2')))
  const cells = table(row('A-1', { Address: 'New' }), row('A-2', { Address: 'New' }))
  const seen = (await check(cells)).rows.map((one) => one.seen)
  const rows = await store.students.page(byCode('A-1'))
  const json = { ...rows.data[0], M05_UserName: 'Renamed' }
  await call('PUT', `/users/${rows.data[0]?.M05_UserId}`, { json })
  const all = await write(cells, { seen })
  expect(all).toMatchObject({ status: 409, lines: [{ data: { rows: [{ seen: 2 }, { seen: 1 }] } }] })
  const good = await write(cells, { seen, mode: 'good' })
  expect(good.lines.at(-1)).toMatchObject({
    data: {
      counts: { changed: 1, refused: 1 },
      refused: [{ row: 2, message: 'Someone else saved changes meanwhile' }],
    },
  })
})

test('the same submit imports once, and its passwords are not said again', async () => {
  const { check, write } = await morningRegister()
  const cells = table(row('A-1'))
  const seen = (await check(cells)).rows.map((one) => one.seen)
  const first = await write(cells, { seen, key: 'import-0001' })
  expect(first.lines.at(-1)).toMatchObject({ data: { slips: [{ code: 'A-1' }] } })
  const second = await write(cells, { seen, key: 'import-0001' })
  expect(second.lines.at(-1)).toMatchObject({ data: { counts: { added: 1 }, slips: null } })
})
