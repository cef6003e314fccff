import { delay, http, HttpResponse, type HttpHandler } from 'msw'
import type { ErrorBody } from '#contract/errors.ts'
import type { RecordsByKind } from '#contract/records.ts'
import { createApi } from '#server/app.ts'
import { memoryStore, type MemorySeed } from '#server/store/memory/memoryStore.ts'
import { mockAuthKit } from './authKit.ts'
import { administrator, openToken } from './fixtures/accounts.ts'
import { fewBatches } from './fixtures/batches.ts'
import { fewClasses } from './fixtures/classes.ts'
import { fewCourses } from './fixtures/courses.ts'
import { fewDivisions } from './fixtures/divisions.ts'
import { fewRoles } from './fixtures/roles.ts'
import { fewStudents } from './fixtures/students.ts'
import { fewTeachers } from './fixtures/teachers.ts'

/** The default data of a story or test. */
const usualSeed: MemorySeed & RecordsByKind = {
  accounts: [administrator],
  roles: fewRoles,
  courses: fewCourses,
  batches: fewBatches,
  divisions: fewDivisions,
  students: fewStudents,
  teachers: fewTeachers,
  classes: fewClasses,
}

/**
 * MSW handlers that run the real API over a new memory store. The open session is of the seed's first account.
 * @param clock the time, in ms since 1970
 */
export function apiHandlers(seed: MemorySeed = {}, clock: () => number = Date.now): HttpHandler[] {
  const store = memoryStore({ ...usualSeed, ...seed })
  const app = createApi({ store, auth: mockAuthKit, clock })
  const [opened = administrator] = seed.accounts ?? []
  const ready = Promise.resolve(mockAuthKit.digest(openToken)).then((tokenHash) =>
    store.sessions.open({ tokenHash, account: opened }, clock()),
  )
  return [
    http.all('/api/*', async ({ request }) => {
      await ready
      return app.fetch(request)
    }),
  ]
}

type Method = 'get' | 'post' | 'put' | 'delete'

/** Handler: the request fails with a status and a body. */
export function failing(method: Method, path: string, status: number, body?: ErrorBody): HttpHandler {
  return http[method](`/api${path}`, () =>
    body ? HttpResponse.json(body, { status }) : new HttpResponse(null, { status }),
  )
}

/** Handler: the request never completes. */
export function pending(method: Method, path: string): HttpHandler {
  return http[method](`/api${path}`, () => delay('infinite'))
}

/** Handler: the request does not reach the server. */
export function offline(method: Method, path: string): HttpHandler {
  return http[method](`/api${path}`, () => HttpResponse.error())
}
