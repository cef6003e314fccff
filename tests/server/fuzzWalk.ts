import * as z from 'zod'
import { KINDS, kindInfo, type RecordKind } from '#contract/kinds.ts'
import type { FuzzRequest } from './fuzzRequests.ts'
import { classFields, studentFields, teacherFields } from './resources.ts'
import { office, openToken } from './support.ts'

const Answer = z.object({ data: z.record(z.string(), z.unknown()) })

/** A form of each kind whose names and codes are like no other's; `ids` are those of the round's first records. */
function formOf(kind: RecordKind, mark: string, ids: ReadonlyMap<RecordKind, number>): object {
  const course = ids.get('courses')
  const batch = ids.get('batches')
  const teacher = ids.get('teachers')
  const division = ids.get('divisions')
  const forms: Record<RecordKind, object> = {
    roles: { name: `Role ${mark}` },
    courses: { M01_Title: `Grammar ${mark}`, M01_Description: 'Two terms' },
    batches: { M02_Name: `Batch ${mark}`, M02_M01_CourseId: course },
    teachers: { ...teacherFields, M05_UserCode: `IHT-${mark}`, M05_M02_BachId: batch },
    divisions: { M11_Division_name: `Division ${mark}`, M11_Batch_id: batch, M11_M05_User_Id: teacher },
    students: {
      ...studentFields,
      M05_UserCode: `IHS-${mark}`,
      M05_M02_BachId: batch,
      M07_M11_DivisionId: division,
    },
    classes: { ...classFields, M03_M02_BatchId: batch, M03_M11_DivisionIds: [division] },
  }
  return forms[kind]
}

/** Who is referred to comes before those who refer to them. */
const before: readonly RecordKind[] = ['courses', 'batches', 'teachers', 'divisions']
const parentsFirst = [...before, ...KINDS.filter((kind) => !before.includes(kind))]

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
  for (const kind of parentsFirst) {
    const { path, writePath, idField } = kindInfo(kind)
    const add = async (mark: string) => {
      const answer = Answer.parse(await ask('POST', writePath, formOf(kind, mark, ids)))
      return Number(answer.data[idField])
    }
    const kept = await add('one')
    ids.set(kind, kept)
    await ask('PUT', `${writePath}/${kept}`, formOf(kind, 'one more', ids))
    await ask('GET', `${path}/${kept}`)
    await ask('GET', `${path}?page=1`)
    const lost = await add('lost')
    await ask('DELETE', `${path}/${lost}`)
    await ask('POST', `${path}/${lost}/restore`)
    await ask('DELETE', `${path}/${lost}`)
  }
  const gone = await ask('POST', '/courses', formOf('courses', 'gone', ids))
  const { M01_CourseId: goneId } = Answer.parse(gone).data
  await ask('DELETE', `/courses/${String(goneId)}`)
  await ask('DELETE', `/trash/courses/${String(goneId)}`)
  const lists = ['/health', '/ready', '/openapi.json', '/batch_ids', '/course_ids', '/audit', '/trash']
  for (const path of lists) await ask('GET', path)
  await ask('POST', '/admin/login', { M05_LoginUserName: office.login, password: office.passwordHash })
  await ask('POST', '/admin/logout')
}
