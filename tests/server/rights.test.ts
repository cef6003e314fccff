import { expect, test } from 'vitest'
import { permissions, type Call } from '#contract/access/permissions.ts'
import { RightsGone } from '#server/store/auditStore.ts'
import { sqlStore } from '#server/store/sql/sqlStore.ts'
import { migratedDatabases } from '#tests/store/embeddedDatabases.ts'
import { writer } from '#tests/store/records.ts'
import { lightKit, MINUTE, testApi } from './support.ts'

const openDatabase = migratedDatabases()

const isCall = (route: string): route is Call => route in permissions

/** Calls that write nothing, or what belongs to the author alone; imports, their undo and the site have tests of their own. */
const isTried = (call: Call) => !/^GET | \/(account|admin)\b|^POST \/imports?\/| \/site\b/.test(call)

type Asked = Partial<Record<Call, { path?: string; json?: object }>>

/** An institute with a record for each call, in the order of the calls that bring back what the ones before deleted. */
async function institute() {
  const store = await sqlStore(await openDatabase(), 'sqlite')
  const write = writer(() => store)
  const api = await testApi({ store })
  const by = { login: 'office@example.org', address: '192.0.2.1', at: api.clock.now }
  const { batchId, divisionId, places } = await write.batchWith(1)
  const lesson = { M03_M02_BatchId: batchId, M03_M11_DivisionIds: [divisionId] }
  const ids = {
    new_role: (await store.roles.add({ name: 'Guest' })).record.M04_RoleId,
    courses: (await write.course()).M01_CourseId,
    batches: (await write.batch()).M02_BatchId,
    division: (await write.division()).M11_Division_id,
    students: (await write.student(places)).M05_UserId,
    teachers: (await write.teacher()).M05_UserId,
    classes: (await write.lesson(lesson)).M03_ClassesId,
  }
  const { M01_CourseId: deleted } = await write.course()
  await store.courses.remove(deleted, api.clock.now)
  const { passwordHash: _hash, ...student } = await write.studentBody(places)
  const person = { ...student, M05_User_Type: 'student', M05_Password: 'a chain of narration' }
  const of = (list: keyof typeof ids, version = 1) => ({ records: [{ id: ids[list], version }] })
  const change = (list: keyof typeof ids, set: object) => ({
    records: [{ id: ids[list], version: 1, set }],
  })
  const named = (list: keyof typeof ids) => ({ records: [{ id: ids[list] }] })
  const { M03_Title, M03_ScheduledAt, M03_ExpiryTime, ...shared } = await write.lessonBody(lesson)
  const times = { M03_ScheduledAt, M03_ExpiryTime }
  const link = { tokenHash: 'hash', expiresAt: api.clock.now + MINUTE }
  const member = await store.staff.invite({ login: 'nadira', name: 'Nadira', level: 'editor' }, link, by)
  await store.twoStep.start(member?.id ?? 0, 'key')
  const codes = { key: 'key', step: 1, codeHashes: ['code'] }
  await store.twoStep.confirm(member?.id ?? 0, by, codes)
  const staff = (rest = '') => `/staff/${member?.id}${rest}`
  const asked: Asked = {
    'POST /new_role': { json: { name: 'Guardian' } },
    'PUT /new_role/:id': { json: { name: 'Warden' } },
    'POST /courses': { json: { M01_Title: 'Syntax', M01_Description: 'Two terms.' } },
    'PUT /courses/:id': { json: { M01_Title: 'Grammar', M01_Description: 'Two terms.' } },
    'POST /batches': { json: await write.batchBody() },
    'PUT /batches/:id': { json: await write.batchBody() },
    'POST /division': { json: await write.divisionBody() },
    'PUT /division/:id': { json: await write.divisionBody() },
    'POST /classes': { json: { ...shared, ...times, M03_Title } },
    'PUT /classes/:id': { json: { ...shared, ...times, M03_Title } },
    'POST /classes/several/add': { json: { ...shared, records: [{ ...times, M03_Title }] } },
    'POST /classes/several/change': { json: { records: [{ id: ids.classes, version: 2, set: times }] } },
    'POST /classes/several/delete': { json: of('classes', 3) },
    'POST /users': { json: person },
    'PUT /users/:id': { path: `/users/${ids.students}`, json: { ...student, M05_UserCode: 'IHS-A' } },
    'POST /students/several/change': {
      json: { records: [{ id: ids.students, version: 2, set: { M05_IsActive: 0 } }] },
    },
    'POST /students/several/delete': { json: of('students', 3) },
    'POST /teachers/several/change': { json: change('teachers', { M05_IsActive: 0 }) },
    'POST /teachers/several/delete': { json: of('teachers', 2) },
    'POST /staff': { json: { login: 'asma', name: 'Asma', level: 'viewer' } },
    'PUT /staff/:id': { path: staff(), json: { level: 'viewer' } },
    'POST /staff/:id/link': { path: staff('/link') },
    'DELETE /staff/:id/two-step': { path: staff('/two-step') },
    'DELETE /staff/:id': { path: staff() },
    'PUT /staff_settings': { json: { two_step_required: false } },
    'DELETE /trash/:kind/:id': { path: `/trash/courses/${deleted}` },
  }
  for (const list of ['students', 'teachers', 'classes'] as const) {
    asked[`POST /${list}/several/restore`] = { json: named(list) }
    asked[`POST /${list}/several/export`] = { json: named(list) }
  }
  const pathOf = (call: Call) => {
    const [, pattern = ''] = call.split(' ')
    const list = pattern.split('/')[1] ?? ''
    const id = Object.entries(ids).find(([name]) => name === list)?.[1]
    return asked[call]?.path ?? pattern.replace(':id', String(id))
  }
  return { api, store, write, asked, pathOf, places }
}

/** What is done to records comes before what deletes them, and the trash last. */
const orderOf = (call: Call) =>
  call.startsWith('DELETE /trash')
    ? 6
    : call.endsWith('/restore') && !call.includes('several')
      ? 5
      : call.startsWith('DELETE') && !call.includes('/page') && !call.includes('two-step')
        ? 4
        : call.includes('several/restore')
          ? 2
          : call.includes('several/delete')
            ? 1
            : call.includes('several/export')
              ? 3
              : 0

/** How an account loses its rights. */
const endings = ['removed', 'suspended', 'a Viewer'] as const

test('of a request whose author loses their rights meanwhile, nothing is carried out: every call', async () => {
  const { api, store, asked, pathOf } = await institute()
  const calls = Object.keys(permissions)
    .filter(isCall)
    .filter(isTried)
    .toSorted((one, other) => orderOf(one) - orderOf(other))
  const by = { login: 'office@example.org', address: '192.0.2.1', at: api.clock.now }
  const written = async () => (await store.audit.page({ page: 1, per_page: 1, search: '' })).total
  const touch = store.sessions.touch.bind(store.sessions)
  let number = 0

  async function tryCall(call: Call, ending?: (typeof endings)[number]) {
    number += 1
    const account = await store.accounts.add(`person-${number}`, 'a chain of narration', 1)
    if (!account) throw new Error('The account is not there')
    const token = String(number).padEnd(43, 'x')
    await store.sessions.open({ tokenHash: await lightKit.digest(token), account }, api.clock.now)
    api.clock.now += 2 * MINUTE
    let before = await written()
    // The rights are checked, and then end: the rest of the request is still on its way.
    store.sessions.touch = async (...touched) => {
      await touch(...touched)
      if (ending === 'removed') await store.staff.remove(account.id, by)
      if (ending === 'suspended') await store.staff.change(account.id, { state: 'suspended' }, by)
      if (ending === 'a Viewer') await store.staff.change(account.id, { level: 'viewer' }, by)
      before = await written()
    }
    const [method = ''] = call.split(' ')
    const { json } = asked[call] ?? {}
    const headers = { 'idempotency-key': `key-of-try-${number}` }
    const response = await api.call(method, pathOf(call), { token, headers, ...(json && { json }) })
    const text = await response.text()
    return { status: response.status, text: text.slice(0, 200), written: (await written()) - before }
  }

  await store.accounts.add('office@example.org', 'forty-hadith', 1)
  const wrong: unknown[] = []
  for (const call of calls) {
    for (const ending of endings) {
      const { status, text, written: count } = await tryCall(call, ending)
      if (status < 400 || count !== 0) wrong.push({ call, ending, status, text, count })
    }
    const allowed = await tryCall(call)
    if (allowed.status >= 300 || allowed.written === 0) wrong.push({ call, ...allowed })
  }
  expect(wrong).toEqual([])
  expect(calls.length).toBeGreaterThan(45)
})

test('an import whose author was removed meanwhile writes nothing, and neither does its undo', async () => {
  const { api, store, write, places } = await institute()
  const account = await store.accounts.add('asma', 'a chain of narration', 1)
  const tokenHash = 'hash of a session'
  if (account) await store.sessions.open({ tokenHash, account }, api.clock.now)
  const session = { tokenHash, level: 'administrator' as const }
  const by = { login: 'asma', address: '192.0.2.1', at: api.clock.now, session }
  const plan = async () => {
    const body = await write.studentBody(places)
    return { batches: [], divisions: [], adds: [() => body], changes: [] }
  }
  const { id } = await store.students.imports.write(await plan(), { at: 1, by })
  await store.sessions.close(tokenHash)
  await expect(store.students.imports.write(await plan(), { at: 1, by })).rejects.toThrow(RightsGone)
  await expect(store.imports.undo(id, { at: 1, by })).rejects.toThrow(RightsGone)
  expect((await store.imports.past({ page: 1, per_page: 10 }, 1)).data).toMatchObject([
    { id, undone_at: null },
  ])
})
