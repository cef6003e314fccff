/** Every route of the server, as listed by the server itself, with a valid body where it takes one. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { classOf, studentOf } from '#tests/e2e/records.mjs'

/** @typedef {import('./costInputs.mjs').Route} Route */

/** Id of existing records of the large institute. */
const STANDING = '7'
/** A missing id for deletes and restores, so that every request finds the same state. */
const MISSING = '2147483646'

/** Texts of the same length in every run. */
const person = { ...studentOf(1, 1), M05_UserName: 'Ruqayya Basheer', M05_UserCode: 'COST-1' }
const lesson = { ...classOf(1, 1), M03_Title: 'Module 2', M03_M11_DivisionIds: [1, 2] }

/** A row that is refused, so that every request finds the same state. */
const sheet = { columns: ['M05_UserCode'], rows: [{ row: 2, cells: ['COST-2'] }] }

/** @type {Record<string, Record<string, unknown>>} */
const bodies = {
  '/admin/login': { M05_LoginUserName: 'nobody@example.org', password: 'none' },
  '/admin/link': { token: 'x'.repeat(43), password: 'a chain of narration' },
  '/admin/link/name': { token: 'x'.repeat(43) },
  '/account': { name: 'Nadira Salim' },
  '/account/prove': { password: 'none' },
  '/account/password': { password: 'none', new_password: 'a chain of narration' },
  '/account/two-step/confirm': { code: '000000' },
  '/staff': { login: 'nadira@example.org', name: 'Nadira Salim', level: 'editor' },
  '/staff_settings': { two_step_required: false },
  '/new_role': { name: 'librarian' },
  '/courses': { M01_Title: 'Grammar', M01_Description: 'Two terms' },
  '/batches': { M02_Name: 'Batch 08 Men', M02_M01_CourseId: 1 },
  '/division': { M11_Division_name: 'Division E', M11_Batch_id: 1, M11_M05_User_Id: 1 },
  '/classes': lesson,
  '/classes/several/add': { ...lesson, records: [lesson] },
  '/users': person,
  '/import/{kind}/check': sheet,
  '/import/{kind}/refused': { headers: ['User Code'], rows: [{ cells: ['COST-2'], reason: 'Why' }] },
  '/import/{kind}': { ...sheet, seen: [null], mode: 'good' },
  ...bulkBodies('/students', { M05_IsActive: 1 }),
  ...bulkBodies('/teachers', { M05_IsActive: 1 }),
  ...bulkBodies('/classes', { M03_M02_BatchId: 1, M03_M11_DivisionIds: [1, 2] }),
}

/**
 * The bodies of the calls for several records, which are missing, so that every request finds the same state.
 * @param {string} list path of the list @param {object} set what to set
 */
function bulkBodies(list, set) {
  const seen = { id: Number(MISSING), version: 1 }
  return {
    [`${list}/several/change`]: { records: [{ ...seen, set }] },
    [`${list}/several/delete`]: { records: [seen] },
    [`${list}/several/restore`]: { records: [{ id: seen.id }] },
    [`${list}/several/export`]: { records: [{ id: 7 }] },
  }
}

/**
 * The API's routes, from its own description.
 * @param {string} url of the API @returns {Promise<Route[]>}
 */
export async function apiRoutes(url) {
  const { paths } = await (await fetch(`${url}/openapi.json`)).json()
  return Object.entries(paths).flatMap(([pattern, methods]) =>
    Object.entries(Object(methods)).map(([method, described]) => {
      const { parameters = [], requestBody } = Object(described)
      const isKept = method === 'get' || method === 'put'
      const path = pattern
        .replace('{kind}', pattern.startsWith('/import/') ? 'students' : 'courses')
        .replace('{session}', 'x'.repeat(16))
        .replace('{id}', isKept ? STANDING : MISSING)
      const body = bodies[pattern.replace('/{id}', '')]
      const readsFile = 'text/plain' in Object(requestBody?.content)
      if (requestBody && !body && !readsFile) throw new Error(`The drill knows no body for ${pattern}.`)
      return {
        method: method.toUpperCase(),
        path: `/api${path}`,
        query: parameters
          .filter((/** @type {{ in: string }} */ parameter) => parameter.in === 'query')
          .map((/** @type {{ name: string }} */ parameter) => parameter.name),
        body: requestBody ? body : undefined,
        readsFile,
      }
    }),
  )
}

/** Paths of the client: pages, files, and a missing one. @param {string} folder of the built client @returns {Route[]} */
export function clientRoutes(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(html|js|css|svg|txt)$/.test(entry.name))
    .map((entry) => `/${join(entry.parentPath, entry.name).slice(folder.length + 1)}`)
  const pages = files.filter((path) => path.endsWith('.html')).map((path) => path.slice(0, -'.html'.length))
  const largest = ['.js', '.css', '.svg'].flatMap((ending) =>
    files.filter((path) => path.endsWith(ending)).slice(0, 1),
  )
  const others = '/ /nowhere /library/nowhere /role /admin/nowhere /api /api/nowhere /api/metrics'.split(' ')
  const read = { method: 'GET', query: [], body: undefined, readsFile: false }
  return [...pages, ...largest, ...others].map((path) => ({ ...read, path }))
}
