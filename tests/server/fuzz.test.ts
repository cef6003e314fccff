import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { LoginAnswer } from '#contract/auth.ts'
import { Course } from '#contract/courses.ts'
import { ErrorBody } from '#contract/errors.ts'
import { pagedOf } from '#contract/paging.ts'
import { createApi, type LogEntry } from '#server/app.ts'
import { openEmbedded } from '#server/store/sql/embedded.ts'
import { openPostgres, overPool } from '#server/store/sql/postgres.ts'
import { sqlStore } from '#server/store/sql/sqlStore.ts'
import type { Store } from '#server/store/store.ts'
import { emptyDatabase } from '#tests/hard/postgres.mjs'
import { pglitePool } from '#tests/store/pglitePool.ts'
import { anyRequest, bodyInit, type FuzzRequest } from './fuzzRequests.ts'
import { courses, lightKit, MINUTE, office, openToken } from './support.ts'

const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 1000)
const SEED = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31))

const One = z.strictObject({ data: Course })
const Written = z.strictObject({ success: z.literal(true), data: Course })

/** What a good answer of each route looks like; a route without a line here is caught by the first test. */
const answers: Record<string, z.ZodType> = {
  'GET /api/health': z.strictObject({ status: z.literal('ok') }),
  'POST /api/admin/login': LoginAnswer.strict(),
  'POST /api/admin/logout': z.strictObject({ success: z.literal(true) }),
  'GET /api/courses': pagedOf(Course.strict()).strict(),
  'GET /api/courses/:id': One,
  'POST /api/courses': Written,
  'PUT /api/courses/:id': Written,
  'DELETE /api/courses/:id': z.strictObject({ success: z.literal(true), message: z.string() }),
}

/** Words of a schema library, a database or a program: none of them is for a user. */
const foreignWords = /invalid input|expected|received|undefined|null|sql|syntax|constraint|stack/i

async function fuzzed(store: Store) {
  let entry: LogEntry | undefined
  let now = Date.UTC(2026, 0, 1)
  const log = (logged: LogEntry) => {
    entry = logged
  }
  /** Routes that gave a good answer: a fuzz that only ever is refused proves little. */
  const answered = new Set<string>()
  const app = createApi({ store, auth: lightKit, clock: () => now, log })
  const openSession = async () => store.sessions.open(await lightKit.digest(openToken), office.id, now)
  await store.accounts.add(office.login, office.passwordHash)
  for (const { M01_CourseId: _id, ...body } of courses(20)) await store.courses.add(body)
  await openSession()

  async function send({ method, path, headers, body }: FuzzRequest) {
    const init = bodyInit(body)
    const response = await app.request(path, { method, headers, ...(init !== undefined && { body: init }) })
    return { response, text: await response.text() }
  }

  /** A course that was acknowledged is read back as it was, and found by its own title. */
  async function expectKept(course: Course) {
    const stored = await store.courses.get(course.M01_CourseId)
    expect(stored?.record).toEqual(course)
    const isSearchable = course.M01_Title.length <= 200
    const search = isSearchable ? course.M01_Title : ''
    const { data } = await store.courses.page({ page: undefined, per_page: undefined, search })
    expect(data.map((found) => found.M01_CourseId)).toContain(course.M01_CourseId)
  }

  async function check(request: FuzzRequest) {
    // The session stays open, and sign-ins are possible again now and then.
    now += MINUTE / 4
    await store.sessions.touch(await lightKit.digest(openToken), now)
    const { response, text } = await send(request)
    const route = `${entry?.method} ${entry?.route}`
    expect(response.status, text).toBeLessThan(500)
    if (entry?.method === 'HEAD') {
      expect(text).toBe('')
      return
    }
    const body: unknown = JSON.parse(text)
    if (response.ok) {
      answered.add(route)
      const answer = answers[route]?.safeParse(body)
      expect(answer?.success, `${route} ${text}`).toBe(true)
      if (route === 'POST /api/admin/logout') await openSession()
      const written = Written.safeParse(body)
      if (written.success) await expectKept(written.data.data)
    } else {
      const refusal = ErrorBody.parse(body)
      expect(response.headers.get('content-type')).toBe('application/json')
      expect(`${refusal.message} ${Object.values(refusal.errors ?? {}).join()}`).not.toMatch(foreignWords)
    }
  }

  const routes = app.routes.filter(({ method }) => method !== 'ALL')
  return { routes, check, answered }
}

interface House {
  name: string
  open: () => Promise<{ store: Store; release: () => Promise<void> | void }>
}

const houses: House[] = [
  {
    name: 'the embedded database',
    async open() {
      const folder = mkdtempSync(join(tmpdir(), 'institute-'))
      const store = await sqlStore(openEmbedded(folder), 'sqlite')
      return { store, release: () => rmSync(folder, { recursive: true }) }
    },
  },
  {
    name: 'PostgreSQL in memory',
    async open() {
      return { store: await sqlStore(overPool(await pglitePool()), 'postgres'), release: () => {} }
    },
  },
]

const server = process.env.TEST_DATABASE_URL
if (server) {
  houses.push({
    name: 'PostgreSQL',
    async open() {
      const store = await sqlStore(
        openPostgres(await emptyDatabase(server, 'institute_fuzz'), console.error),
        'postgres',
      )
      return { store, release: () => {} }
    },
  })
}

describe.each(houses)('over $name', ({ name, open }) => {
  test(
    `${REQUESTS} odd requests are each answered as the contract says, none by a fault of the server`,
    async () => {
      const { store, release } = await open()
      const { routes, check, answered } = await fuzzed(store)
      expect(routes.map(({ method, path }) => `${method} ${path}`)).toEqual(
        expect.arrayContaining(Object.keys(answers)),
      )
      expect(Object.keys(answers)).toHaveLength(new Set(routes.map(({ method, path }) => method + path)).size)
      console.log(`fuzz over ${name}: FUZZ_REQUESTS=${REQUESTS} FUZZ_SEED=${SEED}`)
      await fc.assert(fc.asyncProperty(anyRequest(routes), check), { numRuns: REQUESTS, seed: SEED })
      expect([...answered].toSorted()).toEqual(Object.keys(answers).toSorted())
      await store.close()
      await release()
    },
    60_000 + 50 * REQUESTS,
  )
})
