import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ClassBody, ClassUpdate } from '#contract/classes/classBodies.ts'
import { fieldErrors } from '#contract/errors.ts'
import type { RecordKind } from '#contract/kinds.ts'
import { isPlain, plainKinds, type PlainName } from '#contract/plainKinds.ts'
import { RoleBody } from '#contract/roles.ts'
import { StudentBody, StudentUpdate, TeacherBody, TeacherUpdate } from '#contract/userForms.ts'
import { resources } from './resources.ts'
import { institute } from '#mocks/fixtures/institute.ts'
import { answer, done, found, invalid, said, testApi } from './support.ts'

const Saved = z.strictObject({ success: z.literal(true), data: z.record(z.string(), z.unknown()) })

const nonsense = ['0', '-1', '01', '1.0', '1e3', 'abc', '%00', '%F0%9F', ' 1', '２', '__proto__']
const tooLarge = ['2147483648', '99999999999999999999']

type Schemas = Record<'add' | 'change', z.ZodMiniType>

/** What the forms send of kinds that are not plain; contract/required.test.ts has the messages. */
const schemas: Record<Exclude<RecordKind, PlainName>, Schemas> = {
  roles: { add: RoleBody, change: RoleBody },
  classes: { add: ClassBody, change: ClassUpdate },
  students: { add: StudentBody, change: StudentUpdate },
  teachers: { add: TeacherBody, change: TeacherUpdate },
}

const schemasOf = (kind: RecordKind): Schemas =>
  isPlain(kind) ? { add: plainKinds[kind].body, change: plainKinds[kind].body } : schemas[kind]

/** The answer to a form in which this schema finds faults. */
function refusedBy(schema: z.ZodMiniType, body: object) {
  const { error } = schema.safeParse(body)
  if (!error) throw new Error('no fault')
  const faults = Object.entries(fieldErrors(error)).map(([field, [message]]) => [field, message])
  return invalid(Object.fromEntries(faults))
}

describe.each(resources)('$name', ({ kind, name, path, writePath, idField, freeId, fields, changed }) => {
  const nameInWrites = writePath === '/users' ? 'User' : name

  const created = async () => {
    const api = await testApi({ seed: institute })
    const response = await api.call('POST', writePath, { json: fields })
    const { data } = Saved.parse(await response.json())
    return { ...api, response, data, id: Number(data[idField]) }
  }

  test('is created with 201, success and its ETag, and read as it was answered (spec: 371, 413, 414)', async () => {
    const { call, response, data, id } = await created()
    expect([response.status, response.headers.get('etag')]).toEqual([201, '"1"'])
    const read = await call('GET', `${path}/${id}`)
    expect(read.headers.get('etag')).toBe('"1"')
    expect(await answer(read)).toEqual(found(data))
  })

  test('is changed with success and a new ETag, and read as it was answered (spec: 371, 415)', async () => {
    const { call, data, id } = await created()
    const response = await call('PUT', `${writePath}/${id}`, { json: { ...fields, ...changed } })
    const after = Saved.parse(await response.json()).data
    expect([response.status, after]).toMatchObject([200, changed])
    expect(Object.keys(after)).toEqual(Object.keys(data))
    const read = await call('GET', `${path}/${id}`)
    expect([response, read].map(({ headers }) => headers.get('etag'))).toEqual(['"2"', '"2"'])
    expect(await answer(read)).toEqual(found(after))
  })

  test('is deleted with success and a message (spec: 371, 402, 416)', async () => {
    const { ask } = await testApi({ seed: institute })
    expect(await ask('DELETE', `${path}/${freeId}`)).toEqual(done(`${name} deleted`))
    expect(await ask('GET', `${path}/${freeId}`)).toEqual(said(404, `${name} not found`))
  })

  test('is refused with nothing in it, under each field that it lacks (spec: 367)', async () => {
    const { ask } = await testApi({ seed: institute })
    const lacking = 'M05_User_Type' in fields ? { M05_User_Type: fields['M05_User_Type'] } : {}
    expect(await ask('POST', writePath, { json: lacking })).toEqual(refusedBy(schemasOf(kind).add, lacking))
    expect(await ask('PUT', `${writePath}/${freeId}`, { json: {} })).toEqual(
      refusedBy(schemasOf(kind).change, {}),
    )
  })

  test('that is not there is a 404 that names it, however it is asked for', async () => {
    const { ask } = await testApi({ seed: institute })
    const asked = [
      ['GET', path, '', name],
      ['PUT', writePath, '', nameInWrites],
      ['DELETE', path, '', name],
      ['POST', path, '/restore', name],
    ] as const
    for (const [method, base, more, noun] of asked) {
      for (const id of ['2147483647', ...tooLarge, ...nonsense]) {
        const options = method === 'PUT' ? { json: fields } : {}
        const message = id === '2147483647' ? `${noun} not found` : 'Not found'
        expect(await ask(method, `${base}/${id}${more}`, options), `${method} ${id}`).toEqual(
          said(404, message),
        )
      }
    }
  })

  test('is not overwritten by who has not seen what stands now (spec: 371)', async () => {
    const { call, data, id } = await created()
    const put = (ifMatch: string) =>
      call('PUT', `${writePath}/${id}`, { json: fields, headers: { 'If-Match': ifMatch } })
    expect((await put('"1"')).status).toBe(200)
    const refused = await put('"1"')
    expect(refused.headers.get('etag')).toBe('"2"')
    expect(await answer(refused)).toEqual({
      status: 412,
      body: { message: 'Somebody else changed this in the meantime.', data },
    })
    expect((await put('*')).status).toBe(200)
    expect((await put('"1')).status).toBe(400)
  })

  test('is made once by a submit that is sent twice', async () => {
    const { call } = await testApi({ seed: institute })
    const send = () => call('POST', writePath, { json: fields, headers: { 'Idempotency-Key': 'form-0001' } })
    const [first, second] = await Promise.all([send(), send()])
    expect([first.status, first.headers.get('etag')]).toEqual([201, second.headers.get('etag')])
    expect(await answer(second)).toEqual(await answer(first))
  })

  test('comes back from the trash as it was, under its old id, for thirty days (spec: 371)', async () => {
    const { ask, call, clock } = await testApi({ seed: institute })
    const before = await ask('GET', `${path}/${freeId}`)
    await call('DELETE', `${path}/${freeId}`)
    clock.now += 60_000
    const restored = await call('POST', `${path}/${freeId}/restore`)
    expect(restored.headers.get('etag')).toMatch(/^"\d+"$/)
    const { data } = Saved.parse(await restored.json())
    expect({ status: restored.status, body: { data } }).toEqual(before)
    expect(await ask('GET', `${path}/${freeId}`)).toEqual(before)
    const again = await call('POST', `${path}/${freeId}/restore`)
    expect(await answer(again)).toEqual(said(404, `${name} not found`))
  })
})

test('one form key makes one record of each kind: two kinds never share it', async () => {
  const { call } = await testApi({ seed: institute })
  for (const { writePath, fields, name } of resources) {
    const headers = { 'Idempotency-Key': 'form-0001' }
    expect((await call('POST', writePath, { json: fields, headers })).status, name).toBe(201)
  }
})

describe('a body says nothing beyond the fields of its form (spec: 371)', () => {
  const more = {
    id: 999_999,
    version: 77,
    deleted: 1,
    deleted_at: 5,
    created_at: 5,
    by: 'somebody',
    passwordHash: 'planted',
    M05_PasswordHash: 'planted',
    search: 'planted',
    isAdmin: 1,
    ...Object.fromEntries(resources.map(({ idField }) => [idField, 999_999])),
  }

  /** What no two records may share. */
  const own = ['name', 'M01_Title', 'M02_Name', 'M05_UserCode', 'M11_Division_name']
  const renamed = (fields: object, word: string) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, own.includes(name) ? `${word} ${value}` : value]),
    )

  test.each(resources)('$name', async ({ path, writePath, idField, freeId, fields }) => {
    const { call, read } = await testApi({ seed: institute })
    const record = (id: unknown) => read(`${path}/${String(id)}`)
    const plain = await call('POST', writePath, { json: fields })
    expect(plain.status).toBe(201)
    const { data: like } = await plain.json()

    const added = await call('POST', writePath, { json: { ...more, ...renamed(fields, 'Other') } })
    const { data } = await added.json()
    expect(added.status).toBe(201)
    expect(Object.keys(data).toSorted()).toEqual(Object.keys(like).toSorted())
    expect(data[idField]).not.toBe(999_999)
    expect(JSON.stringify(await record(data[idField]))).not.toMatch(/planted|999999/)

    // The address says which record is changed, not the body.
    const changed = await call('PUT', `${writePath}/${freeId}`, {
      json: { ...more, ...renamed(fields, 'Third') },
    })
    expect(changed.status).toBe(200)
    expect(JSON.stringify(await record(freeId))).not.toMatch(/planted|999999/)
    expect(await record(like[idField])).toEqual({ data: like })
    expect((await call('GET', `${path}/999999`)).status).toBe(404)
  })
})
