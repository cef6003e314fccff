import { afterEach, expect, test, vi } from 'vitest'
import { api } from '#api/api.ts'
import { fetchOrReuse, firstCallAt, type FirstCall } from '#api/firstCall.ts'
import { pagedList } from '#api/records.ts'
import { createStore } from '#app/store.ts'
import { Student, StudentQuery } from '#contract/users.ts'

const site = 'http://localhost'

/** What the build finds out of the list of students. */
const students: FirstCall = {
  path: '/api/students',
  params: { page: '1', search: '', batch_id: null, division_id: null, sort: null },
}

/** A list without rows. */
const none = { total: 0, per_page: 15, current_page: 1, last_page: 1, data: [] }

const listApi = api.injectEndpoints({
  endpoints: (build) => ({ listRows: build.query<unknown, object>(pagedList('students', Student)) }),
})

/** A browser that is signed in. Returns the addresses that are asked for. */
function browser() {
  const asked: string[] = []
  class SiteRequest extends Request {
    constructor(input: string | Request, init?: RequestInit) {
      super(typeof input === 'string' ? new URL(input, site) : input, init)
    }
  }
  vi.stubGlobal('Request', SiteRequest)
  vi.stubGlobal('localStorage', { getItem: () => 'token' })
  vi.stubGlobal('window', {})
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    asked.push(url.slice(site.length))
    return Response.json(none)
  })
  return asked
}

afterEach(() => vi.unstubAllGlobals())

test.each([
  '',
  '?page=3',
  '?search=Asma+Koya',
  '?search=a',
  '?search=a&page=2&batch_id=7&division_id=12',
  '?division_id=12&batch_id=7',
  '?details=7',
  '?sort=-joined&page=2&batch_id=7',
])('the page asks for what the list %s asks for', async (search) => {
  const asked = browser()
  const query = StudentQuery.parse({ page: '1', ...Object.fromEntries(new URLSearchParams(search)) })
  await createStore().dispatch(listApi.endpoints.listRows.initiate(query))
  expect(asked).toEqual([firstCallAt(students, { pathname: '/admin/adminpanel', search })])
})

test.each([
  '?page=0',
  '?page=x',
  '?search=%20a',
  '?search=%00',
  '?batch_id=-1',
  '?per_page=500',
  '?kind=roles',
  '?sort=%2Bname',
])('the page leaves %s to the list, which reads it more closely', (search) => {
  expect(firstCallAt(students, { pathname: '/admin/adminpanel', search })).toBeUndefined()
})

test('the page asks for the record of its address, and for nothing where that is no id', () => {
  const student: FirstCall = { path: '/api/students/:id' }
  const at = (id: string) => firstCallAt(student, { pathname: `/admin/student_edit/${id}`, search: '' })
  expect(at('41')).toBe('/api/students/41')
  for (const id of ['0', '041', '-1', '1e3', 'x', '', '%22%3E', '..', '9999999999']) {
    expect(at(id), id).toBeUndefined()
  }
})

test('an answer is taken once, and not after something was changed', async () => {
  const asked = browser()
  const take = async (method = 'GET') =>
    (await fetchOrReuse(new Request('/api/batch_ids', { method }))).text()
  const first = new Map([[`${site}/api/batch_ids`, Promise.resolve(new Response('first'))]])
  window.firstCalls = first
  expect([await take(), await take()]).toEqual(['first', JSON.stringify(none)])
  first.set(`${site}/api/batch_ids`, Promise.resolve(new Response('old')))
  await take('POST')
  expect(await take()).toBe(JSON.stringify(none))
  expect(asked).toEqual(['/api/batch_ids', '/api/batch_ids', '/api/batch_ids'])
})

test('an early request that failed is sent again', async () => {
  const asked = browser()
  const failed = Promise.reject(new TypeError('Failed to fetch'))
  failed.catch(() => {})
  window.firstCalls = new Map([[`${site}/api/batch_ids`, failed]])
  const response = await fetchOrReuse(new Request('/api/batch_ids'))
  expect(await response.json()).toEqual(none)
  expect(asked).toEqual(['/api/batch_ids'])
})
