import * as z from 'zod'
import { references, type RecordKind } from '#contract/kinds.ts'
import type { FuzzRequest } from './fuzzRequests.ts'
import { accountBodies, codeAt } from './accountCalls.ts'
import { resources } from './resources.ts'
import { pictureCall } from './onePicture.ts'
import { publishOnce } from './siteCalls.ts'
import { office, openToken } from './support.ts'

/** What several records of a kind are set to: where a form puts them. */
const sets = {
  students: ({ M05_M02_BachId, M07_M11_DivisionId }: Form) => ({ M05_M02_BachId, M07_M11_DivisionId }),
  teachers: () => ({ M05_IsActive: 0 }),
  classes: ({ M03_M02_BatchId, M03_M11_DivisionIds }: Form) => ({ M03_M02_BatchId, M03_M11_DivisionIds }),
}

type Form = Record<string, unknown>

const Answer = z.object({ data: z.record(z.string(), z.unknown()) })

type Resource = (typeof resources)[number]

/** Returns the fields of a new record whose name and code are unique; `ids` are the records that it refers to. */
function formOf({ nameField, fields }: Resource, mark: string, ids: ReadonlyMap<RecordKind, number>) {
  const unique = new Set(['name', 'M05_UserCode', nameField])
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => {
      const id = ids.get(references[field] ?? 'roles')
      if (field in references) return [field, Array.isArray(value) ? [id] : id]
      return [field, unique.has(field) ? `${String(value)} ${mark}` : value]
    }),
  )
}

/** Returns the resources in an order in which records come after those that they refer to. */
function parentsFirst(): Resource[] {
  const ordered = new Set<Resource>()
  function visit(resource: Resource) {
    const parents = Object.keys(resource.fields).map((field) => references[field])
    for (const parent of resources) if (parent !== resource && parents.includes(parent.kind)) visit(parent)
    ordered.add(resource)
  }
  for (const resource of resources) visit(resource)
  return [...ordered]
}

/**
 * Asks every route once for what it is there for. Leaves an institute in which each kind has a record that is in
 * use, and one in the trash.
 */
export async function walk(
  check: (request: FuzzRequest) => Promise<unknown>,
  now: () => number,
): Promise<void> {
  const ask = (method: string, path: string, body?: object) => {
    const type: Record<string, string> = body ? { 'content-type': 'application/json' } : {}
    const headers = { authorization: `Bearer ${openToken}`, ...type }
    return check({ method, path: `/api${path}`, headers, body: body && JSON.stringify(body) })
  }
  const ids = new Map<RecordKind, number>()
  for (const resource of parentsFirst()) {
    const { kind, path, writePath, idField } = resource
    const add = async (mark: string) => {
      const answer = Answer.parse(await ask('POST', writePath, formOf(resource, mark, ids)))
      return Number(answer.data[idField])
    }
    const kept = await add('one')
    ids.set(kind, kept)
    await ask('PUT', `${writePath}/${kept}`, formOf(resource, 'one more', ids))
    await ask('GET', `${path}/${kept}`)
    if (kind === 'classes') {
      const lesson = formOf(resource, 'again', ids)
      await ask('POST', `${path}/several/add`, { ...lesson, records: [lesson, lesson] })
    }
    if (kind in sets) {
      const place = formOf(resource, '', ids)
      const [set] = Object.entries(sets).flatMap(([name, fields]) => (name === kind ? [fields(place)] : []))
      await ask('POST', `${path}/several/change`, { records: [{ id: kept, version: 2, set }] })
      await ask('POST', `${path}/several/export`, { records: [{ id: kept }] })
      await ask('POST', `${path}/several/delete`, { records: [{ id: kept, version: 3 }] })
      await ask('POST', `${path}/several/restore`, { records: [{ id: kept }] })
    }
    await ask('GET', `${path}?page=1`)
    await ask('GET', `/about/${kind}/${kept}`)
    const lost = await add('lost')
    await ask('DELETE', `${path}/${lost}`)
    await ask('POST', `${path}/${lost}/restore`)
    await ask('DELETE', `${path}/${lost}`)
  }
  for (const method of ['POST', 'PUT', 'GET', 'DELETE'])
    await ask(method, `/division/${ids.get('divisions')}/page`)
  const gone = await ask('POST', '/courses', { M01_Title: 'Grammar gone', M01_Description: 'Two terms' })
  const { M01_CourseId: goneId } = Answer.parse(gone).data
  await ask('DELETE', `/courses/${String(goneId)}`)
  await ask('DELETE', `/trash/courses/${String(goneId)}`)
  const lists = ['/health', '/ready', '/openapi.json', '/batch_ids', '/course_ids', '/audit', '/trash']
  for (const path of lists) await ask('GET', path)
  await askImports(ask, check)
  await askSite(ask)
  const headers = { ...pictureCall.headers, authorization: `Bearer ${openToken}` }
  await check({ ...pictureCall, headers, method: 'POST', path: '/api/site/pictures' })
  await askAccounts(ask, now)
  await ask('POST', '/admin/login', { M05_LoginUserName: office.login, password: office.passwordHash })
  await ask('POST', '/admin/logout')
}

const Seen = z.object({ data: z.object({ rows: z.array(z.object({ seen: z.number().nullable() })) }) })
const Past = z.object({ data: z.array(z.object({ id: z.number() })) })

/** Asks every route about imports once; leaves the institute as it was. */
async function askImports(
  ask: (method: string, path: string, body?: object) => Promise<unknown>,
  check: (request: FuzzRequest) => Promise<unknown>,
) {
  await ask('GET', '/import/students/template')
  const headers = { authorization: `Bearer ${openToken}`, 'content-type': 'text/plain' }
  await check({ method: 'POST', path: '/api/import/students/read', headers, body: 'User Code\nA-1' })
  const cells = { columns: ['M03_ClassesId', 'M03_Title'], rows: [{ row: 2, cells: ['1', 'Imported'] }] }
  const checked = Seen.parse(await ask('POST', '/import/classes/check', cells))
  const seen = checked.data.rows.map((row) => row.seen)
  await ask('POST', '/import/classes/refused', {
    headers: ['Title'],
    rows: [{ cells: ['A'], reason: 'Why' }],
  })
  await ask('POST', '/import/classes', { ...cells, seen, mode: 'all' })
  const { data } = Past.parse(await ask('GET', '/imports?page=1'))
  await ask('POST', `/imports/${data[0]?.id}/undo`)
}

/** Asks every route of the editor of the site once. */
async function askSite(ask: (method: string, path: string, body?: object) => Promise<unknown>) {
  await publishOnce(ask)
  await ask('DELETE', '/site/drafts/events?revision=1')
  await ask('POST', '/site/versions/1/publish', { base: 2 })
  for (const path of ['', '/changes', '/versions', '/drafts/home', '/preview?path=/home'])
    await ask('GET', `/site${path}`)
}

const Invited = z.object({ data: z.object({ id: z.number() }), link: z.object({ token: z.string() }) })
const Key = z.object({ data: z.object({ key: z.string() }) })
const Sessions = z.object({ data: z.array(z.object({ id: z.string(), is_current: z.boolean() })) })

/** Asks every route about accounts; leaves a suspended Editor, and the session as it was. */
async function askAccounts(
  ask: (method: string, path: string, body?: object) => Promise<unknown>,
  now: () => number,
) {
  const person = { login: 'nadira@example.org', name: 'Nadira Salim', level: 'editor' }
  const { data, link } = Invited.parse(await ask('POST', '/staff', person))
  await ask('POST', '/admin/link/name', { token: link.token })
  await ask('POST', '/admin/link', { token: link.token, password: 'a chain of narration' })
  await ask('POST', `/staff/${data.id}/link`)
  await ask('PUT', `/staff/${data.id}`, { state: 'suspended' })
  const { data: leaving } = Invited.parse(await ask('POST', '/staff', { ...person, login: 'leaving' }))
  await ask('DELETE', `/staff/${leaving.id}`)
  await ask('GET', '/staff')
  for (const [route, body] of Object.entries(accountBodies)) {
    const [method = '', path = ''] = route.split(' ')
    await ask(method, path, body)
  }
  const password = { password: 'a chain of narration', new_password: office.passwordHash }
  await ask('PUT', '/account/password', password)
  await ask('GET', '/account')
  const turnOn = async () => {
    const { key } = Key.parse(await ask('POST', '/account/two-step')).data
    await ask('POST', '/account/two-step/confirm', { code: codeAt(key, now()) })
  }
  await turnOn()
  await ask('POST', '/account/two-step/codes')
  await ask('DELETE', '/account/two-step')
  await turnOn()
  await ask('DELETE', '/staff/1/two-step')
  await ask('POST', '/admin/login', { M05_LoginUserName: office.login, password: office.passwordHash })
  const { data: sessions } = Sessions.parse(await ask('GET', '/account/sessions'))
  const other = sessions.find((session) => !session.is_current)
  await ask('DELETE', `/account/sessions/${other?.id}`)
  await ask('DELETE', '/account/sessions')
}
