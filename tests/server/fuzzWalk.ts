import * as z from 'zod'
import { kinds } from './fuzzAnswers.ts'
import type { FuzzRequest } from './fuzzRequests.ts'
import { classFields, studentFields, teacherFields } from './resources.ts'
import { office, openToken } from './support.ts'

const Answer = z.object({ data: z.record(z.string(), z.unknown()) })

/** A form of each kind whose names and codes are like no other's; `ids` are those of the round's first records. */
function formOf(path: string, mark: string, ids: Record<string, number>) {
  const { course, batch, teacher, division } = {
    course: ids['/api/courses'],
    batch: ids['/api/batches'],
    teacher: ids['/api/teachers'],
    division: ids['/api/division'],
  }
  const forms: Record<string, object> = {
    '/api/new_role': { name: `Role ${mark}` },
    '/api/courses': { M01_Title: `Grammar ${mark}`, M01_Description: 'Two terms' },
    '/api/batches': { M02_Name: `Batch ${mark}`, M02_M01_CourseId: course },
    '/api/teachers': { ...teacherFields, M05_UserCode: `IHT-${mark}`, M05_M02_BachId: batch },
    '/api/division': { M11_Division_name: `Division ${mark}`, M11_Batch_id: batch, M11_M05_User_Id: teacher },
    '/api/students': {
      ...studentFields,
      M05_UserCode: `IHS-${mark}`,
      M05_M02_BachId: batch,
      M07_M11_DivisionId: division,
    },
    '/api/classes': { ...classFields, M03_M02_BatchId: batch, M03_M11_DivisionIds: [division] },
  }
  return forms[path]
}

/**
 * Asks every route once for what it is there for. Leaves an institute in which each kind has a record that is in
 * use, and one in the trash.
 */
export async function walk(check: (request: FuzzRequest) => Promise<unknown>): Promise<void> {
  const ask = (method: string, path: string, body?: object) => {
    const type: Record<string, string> = body ? { 'content-type': 'application/json' } : {}
    const headers = { authorization: `Bearer ${openToken}`, ...type }
    return check({ method, path, headers, body: body && JSON.stringify(body) })
  }
  const ids: Record<string, number> = {}
  for (const { path, writePath, idField } of kinds) {
    const add = async (mark: string) => {
      const answer = Answer.parse(await ask('POST', writePath, formOf(path, mark, ids)))
      return Number(answer.data[idField])
    }
    const kept = await add('one')
    ids[path] = kept
    await ask('PUT', `${writePath}/${kept}`, formOf(path, 'one more', ids))
    await ask('GET', `${path}/${kept}`)
    await ask('GET', `${path}?page=1`)
    const lost = await add('lost')
    await ask('DELETE', `${path}/${lost}`)
    await ask('POST', `${path}/${lost}/restore`)
    await ask('DELETE', `${path}/${lost}`)
  }
  const gone = await ask('POST', '/api/courses', formOf('/api/courses', 'gone', ids))
  const { M01_CourseId: goneId } = Answer.parse(gone).data
  await ask('DELETE', `/api/courses/${String(goneId)}`)
  await ask('DELETE', `/api/trash/courses/${String(goneId)}`)
  for (const path of ['/api/health', '/api/batch_ids', '/api/course_ids', '/api/audit', '/api/trash'])
    await ask('GET', path)
  await ask('POST', '/api/admin/login', { M05_LoginUserName: office.login, password: office.passwordHash })
  await ask('POST', '/api/admin/logout')
}
