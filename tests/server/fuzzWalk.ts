import * as z from 'zod'
import { kinds } from '#contract/endpoints.ts'
import type { FuzzRequest } from './fuzzRequests.ts'
import { classFields, studentFields, teacherFields } from './resources.ts'
import { office, openToken } from './support.ts'

const Answer = z.object({ data: z.record(z.string(), z.unknown()) })

/** A form of each kind whose names and codes are like no other's; `ids` are those of the round's first records. */
function formOf(path: string, mark: string, ids: Record<string, number>) {
  const { course, batch, teacher, division } = {
    course: ids['/courses'],
    batch: ids['/batches'],
    teacher: ids['/teachers'],
    division: ids['/division'],
  }
  const forms: Record<string, object> = {
    '/new_role': { name: `Role ${mark}` },
    '/courses': { M01_Title: `Grammar ${mark}`, M01_Description: 'Two terms' },
    '/batches': { M02_Name: `Batch ${mark}`, M02_M01_CourseId: course },
    '/teachers': { ...teacherFields, M05_UserCode: `IHT-${mark}`, M05_M02_BachId: batch },
    '/division': { M11_Division_name: `Division ${mark}`, M11_Batch_id: batch, M11_M05_User_Id: teacher },
    '/students': {
      ...studentFields,
      M05_UserCode: `IHS-${mark}`,
      M05_M02_BachId: batch,
      M07_M11_DivisionId: division,
    },
    '/classes': { ...classFields, M03_M02_BatchId: batch, M03_M11_DivisionIds: [division] },
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
    return check({ method, path: `/api${path}`, headers, body: body && JSON.stringify(body) })
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
  const gone = await ask('POST', '/courses', formOf('/courses', 'gone', ids))
  const { M01_CourseId: goneId } = Answer.parse(gone).data
  await ask('DELETE', `/courses/${String(goneId)}`)
  await ask('DELETE', `/trash/courses/${String(goneId)}`)
  const lists = ['/health', '/ready', '/openapi.json', '/batch_ids', '/course_ids', '/audit', '/trash']
  for (const path of lists) await ask('GET', path)
  await ask('POST', '/admin/login', { M05_LoginUserName: office.login, password: office.passwordHash })
  await ask('POST', '/admin/logout')
}
