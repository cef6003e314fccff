import { delay, http, HttpResponse, type HttpHandler } from 'msw'
import type { ErrorBody } from '#contract/errors.ts'
import { PROOF_LIFE } from '#contract/account.ts'
import type { Level } from '#contract/permissions.ts'
import type { RecordsByKind } from '#contract/records.ts'
import { createApi } from '#server/app.ts'
import { memoryStore, type MemorySeed } from '#server/store/memory/memoryStore.ts'
import { mockAuthKit } from './authKit.ts'
import { administrator, openToken, people } from './fixtures/accounts.ts'
import { fewBatches } from './fixtures/batches.ts'
import { fewClasses } from './fixtures/classes.ts'
import { fewCourses } from './fixtures/courses.ts'
import { fewDivisions } from './fixtures/divisions.ts'
import { fewRoles } from './fixtures/roles.ts'
import { fewStudents } from './fixtures/students.ts'
import { fewTeachers } from './fixtures/teachers.ts'

/** The default data of a story or test. */
const usualSeed: MemorySeed & RecordsByKind = {
  roles: fewRoles,
  courses: fewCourses,
  batches: fewBatches,
  divisions: fewDivisions,
  students: fewStudents,
  teachers: fewTeachers,
  classes: fewClasses,
}

/** The data of a story, and who is signed in. */
export interface MockSeed extends MemorySeed {
  /** @default 'administrator' */
  signedInAs?: Level
  /** Whether the last proof of the password is too old, so that calls of `askedAgain` ask for it. @default false */
  isProofOld?: boolean
}

/**
 * MSW handlers that run the real API over a new memory store.
 * @param clock the time, in ms since 1970
 */
export function apiHandlers(
  { signedInAs = 'administrator', isProofOld = false, ...seed }: MockSeed = {},
  clock: () => number = Date.now,
): HttpHandler[] {
  const usual = signedInAs === 'administrator' ? [administrator] : [administrator, people[signedInAs]]
  const accounts = seed.accounts ?? usual
  const signedIn = accounts.find(({ id }) => id === people[signedInAs].id) ?? people[signedInAs]
  const store = memoryStore({ ...usualSeed, ...seed, accounts })
  const app = createApi({ store, auth: mockAuthKit, clock })
  const ready = Promise.resolve(mockAuthKit.digest(openToken)).then((tokenHash) =>
    store.sessions.open({ tokenHash, account: signedIn }, clock() - (isProofOld ? PROOF_LIFE : 0)),
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
