import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ImportCheck } from '#contract/import/import.ts'
import { GENDERS, type Student } from '#contract/users.ts'
import { StudentUpdate } from '#contract/userForms.ts'
import { sqlStore } from '#server/store/sql/sqlStore.ts'
import type { Store } from '#server/store/store.ts'
import { fc } from '#tests/runs.ts'
import { migratedDatabases } from '#tests/store/embeddedDatabases.ts'
import { complete, writer } from '#tests/store/records.ts'
import { anyText } from './fuzzText.ts'
import { importCalls } from './importCalls.ts'
import { office, testApi } from './support.ts'

/** More of them, and others with FUZZ_SEED, for the drill `importFuzz`. */
const STUDENTS = Number(process.env.IMPORT_STUDENTS ?? 300)
const SEED = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31))

const openDatabase = migratedDatabases()
const Form = z.omit(StudentUpdate, { M05_Password: true })
type Form = z.output<typeof Form>

/** A register with two batches of two divisions each. */
async function register() {
  const store = await sqlStore(await openDatabase(), 'sqlite')
  await store.accounts.add(office.login, office.passwordHash)
  const write = writer(() => store)
  const homes = [await write.batchWith(2), await write.batchWith(2)]
  return { homes, ...(await testApi({ store })) }
}

const text = anyText.map((odd) => odd.replace(/[\0\p{Surrogate}]/gu, '').slice(0, 80))
const day = fc
  .date({ min: new Date('1930-01-01'), max: new Date('2025-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const flag = fc.constantFrom(0, 1)

/** Students as their form takes them. */
function students(homes: Awaited<ReturnType<typeof register>>['homes']): Form[] {
  const home = fc.constantFrom(...homes).chain(({ batchId, divisionIds }) =>
    fc.record({
      M05_M02_BachId: fc.constant(batchId),
      M07_M11_DivisionId: fc.constantFrom(...divisionIds),
    }),
  )
  const fields = fc.record({
    M05_UserName: text,
    M05_UserCode: text,
    M05_CountryName: text,
    M05_Gender: fc.constantFrom(...GENDERS),
    M05_DOB: day,
    M05_Qualification: text,
    M05_JoiningDate: day,
    M05_MobileNumber: fc
      .constantFrom('+91', '')
      .chain((plus) =>
        fc.integer({ min: 100_000_000, max: 999_999_999 }).map((number) => `${plus}${number}`),
      ),
    M05_Address: text,
    M05_Email: fc.constantFrom('', 'someone@example.org', 'ഒരാൾ@example.org'),
    M05_AllowLogin: flag,
    M05_IsActive: flag,
  })
  const taken = new Set<string>()
  return fc
    .sample(fc.tuple(fields, home), { numRuns: STUDENTS, seed: SEED })
    .flatMap(([person, places], index) => {
      // Unlike all others, however codes are folded.
      const code = `${person.M05_UserCode} ${index}`
      const { success, data } = Form.safeParse({ ...person, ...places, M05_UserCode: code })
      const isNew = success && !taken.has(data.M05_UserCode)
      if (success) taken.add(data.M05_UserCode)
      return isNew ? [data] : []
    })
}

const at = Date.UTC(2026, 0, 1)

function add(store: Store, bodies: readonly Form[]) {
  const plan = { batches: [], divisions: [], adds: bodies.map((body) => () => body), changes: [] }
  return store.students.imports.write(plan, { at, by: { login: 'office', address: '::1', at } })
}

async function byCode(store: Store) {
  const { data } = await store.students.page(complete())
  const fields = ({ M05_UserId: _id, M05_M04_Role: _role, ...student }: Student) => student
  return new Map(data.map((student) => [student.M05_UserCode, fields(student)]))
}

/** Exports all students, and reads the file as an import does. */
async function exported(api: Awaited<ReturnType<typeof register>>) {
  const response = await api.call('GET', '/students?export=export')
  const { columns, rows, epoch } = await importCalls(api).read(await response.arrayBuffer(), 'students.xlsx')
  return { columns, rows, epoch }
}

async function check(api: Awaited<ReturnType<typeof register>>, json: object) {
  const response = await api.call('POST', '/import/students/check', { json })
  return z.object({ data: ImportCheck }).parse(await response.json()).data
}

test(`an export of ${STUDENTS} odd students changes nothing when it is imported, seed ${SEED}`, async () => {
  const api = await register()
  const bodies = students(api.homes)
  expect(bodies.length).toBeGreaterThan(STUDENTS / 3)
  await add(api.store, bodies)
  // Only a move leaves students without a division.
  const moved = (await api.store.students.page(complete())).data.slice(0, 20)
  const set = { M05_M02_BachId: api.homes[0]?.batchId ?? 0, M07_M11_DivisionId: null }
  await api.store.students.bulk.change(
    moved.map(({ M05_UserId: id }) => ({ id, version: 1, set })),
    { at, by: undefined, submit: undefined },
  )
  const before = await byCode(api.store)
  expect([...before.values()].filter((student) => student.M07_M11_DivisionId === null)).toHaveLength(20)
  const file = await exported(api)
  const { counts, rows } = await check(api, file)
  expect(rows.filter(({ outcome }) => outcome !== 'same').slice(0, 3)).toEqual([])
  expect(counts).toEqual({ added: 0, changed: 0, same: bodies.length, refused: 0 })
})

test(`an export of ${STUDENTS} odd students makes the same ones in an empty register, seed ${SEED}`, async () => {
  const api = await register()
  const bodies = students(api.homes)
  await add(api.store, bodies)
  const file = await exported(api)
  const empty = await register()
  const checked = await check(empty, file)
  expect(checked.rows.filter(({ outcome }) => outcome !== 'added').slice(0, 3)).toEqual([])
  const json = { ...file, seen: checked.rows.map(({ seen }) => seen), mode: 'all' }
  const response = await empty.call('POST', '/import/students', { json })
  expect((await response.text()).trimEnd().split('\n').at(-1)).toContain(`"added":${bodies.length}`)
  expect(await byCode(empty.store)).toEqual(await byCode(api.store))
})
