import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { api } from '#api/api.ts'
import { fetchOrReuse, preloadAddress, repeatPreloads, type PreloadCall } from '#api/preload.ts'
import { pagedList } from '#api/records.ts'
import { createStore } from '#app/store.ts'
import { Student, StudentQuery } from '#contract/users.ts'

const site = 'http://localhost'
const address = `${site}/api/batch_ids`

/** What the build finds out of the list of students. */
const students: PreloadCall = {
  endpoint: 'listRows',
  arg: { page: 1, search: '' },
  path: '/api/students',
  params: { page: '1', search: '', batch_id: null, division_id: null, sort: null },
}

/** A request that found no server. */
const failed = Promise.reject(new TypeError('Failed to fetch'))
failed.catch(() => {})

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
  expect(asked).toEqual([preloadAddress(students, { pathname: '/admin/adminpanel', search })])
})

test('the page asks for a list without parameters as the screen does, with an empty query', async () => {
  const asked = browser()
  await createStore().dispatch(listApi.endpoints.listRows.initiate({}))
  const all: PreloadCall = { endpoint: 'listRows', arg: {}, path: '/api/students', params: {} }
  expect(asked).toEqual([preloadAddress(all, { pathname: '/admin/division', search: '' })])
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
  expect(preloadAddress(students, { pathname: '/admin/adminpanel', search })).toBeUndefined()
})

test('the page asks for the record of its address, and for nothing where that is no id', () => {
  const student: PreloadCall = { endpoint: 'getRow', arg: 1, path: '/api/students/:id' }
  const at = (id: string) => preloadAddress(student, { pathname: `/admin/student_edit/${id}`, search: '' })
  expect(at('41')).toBe('/api/students/41')
  for (const id of ['0', '041', '-1', '1e3', 'x', '', '%22%3E', '..', '9999999999']) {
    expect(at(id), id).toBeUndefined()
  }
})

test('an answer is taken once, and not after something was changed', async () => {
  const asked = browser()
  const take = async (method = 'GET') =>
    (await fetchOrReuse(new Request('/api/batch_ids', { method }))).text()
  const first = new Map([[address, [Promise.resolve(new Response('first'))]]])
  window.preloads = first
  expect([await take(), await take()]).toEqual(['first', JSON.stringify(none)])
  first.set(address, [Promise.resolve(new Response('old'))])
  await take('POST')
  expect(await take()).toBe(JSON.stringify(none))
  expect(asked).toEqual(['/api/batch_ids', '/api/batch_ids', '/api/batch_ids'])
})

test('an early request that failed is sent again', async () => {
  const asked = browser()
  window.preloads = new Map([[address, [failed]]])
  const response = await fetchOrReuse(new Request('/api/batch_ids'))
  expect(await response.json()).toEqual(none)
  expect(asked).toEqual(['/api/batch_ids'])
})

test('answers that are here and good are taken twice: by the first render and by what it asks for', async () => {
  const asked = browser()
  window.preloads = new Map([[address, [Promise.resolve(Response.json('early'))]]])
  expect(await repeatPreloads()).toBe(true)
  const take = async (): Promise<unknown> => (await fetchOrReuse(new Request(address))).json()
  expect([await take(), await take(), await take()]).toEqual(['early', 'early', none])
  expect(asked).toEqual(['/api/batch_ids'])
})

test.each([
  ['late', new Promise<Response>(() => {})],
  ['refused', Promise.resolve(Response.json('early', { status: 401 }))],
  ['lost', failed],
])('an answer that is %s leaves all of them for one use', async (_how, answer) => {
  browser()
  const good = Promise.resolve(Response.json('early'))
  const calls = new Map([
    [address, [good]],
    [`${site}/api/students`, [answer]],
  ])
  window.preloads = calls
  expect(await repeatPreloads()).toBe(false)
  expect([...calls.values()]).toEqual([[good], [answer]])
})

test('answers that have become old are not taken', async () => {
  browser()
  const answers = [Promise.resolve(Response.json('early'))]
  window.preloads = new Map([[address, answers]])
  const clock = vi.spyOn(performance, 'now').mockReturnValue(60_001)
  onTestFinished(() => clock.mockRestore())
  expect(await repeatPreloads()).toBe(false)
  expect(answers).toHaveLength(1)
})
