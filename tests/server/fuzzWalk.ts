import * as z from 'zod'
import { references, type RecordKind } from '#contract/kinds.ts'
import type { FuzzRequest } from './fuzzRequests.ts'
import { resources } from './resources.ts'
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
export async function walk(check: (request: FuzzRequest) => Promise<unknown>): Promise<void> {
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
  const gone = await ask('POST', '/courses', { M01_Title: 'Grammar gone', M01_Description: 'Two terms' })
  const { M01_CourseId: goneId } = Answer.parse(gone).data
  await ask('DELETE', `/courses/${String(goneId)}`)
  await ask('DELETE', `/trash/courses/${String(goneId)}`)
  const lists = ['/health', '/ready', '/openapi.json', '/batch_ids', '/course_ids', '/audit', '/trash']
  for (const path of lists) await ask('GET', path)
  await ask('POST', '/admin/login', { M05_LoginUserName: office.login, password: office.passwordHash })
  await ask('POST', '/admin/logout')
}
