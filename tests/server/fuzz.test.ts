import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { KINDS, recordKinds } from '#contract/kinds.ts'
import { ErrorBody } from '#contract/errors.ts'
import { MAX_SEARCH } from '#contract/paging.ts'
import { BulkOutcome } from '#contract/bulkOutcome.ts'
import { XLSX } from '#contract/import/spreadsheet.ts'
import { createApi } from '#server/app.ts'
import type { LogEntry } from '#server/noteRequests.ts'
import { openPostgres } from '#server/store/sql/engine/postgres.ts'
import { sqlStore } from '#server/store/sql/sqlStore.ts'
import { textSite } from './textSite.ts'
import type { Store } from '#server/store/store.ts'
import { fc } from '#tests/runs.ts'
import { openQuick } from '#tests/store/embeddedDatabases.ts'
import { hasPostgres, newDatabase } from '#tests/store/postgresServer.ts'
import { roundRobin } from '#tests/store/roundRobin.ts'
import { temporaryHome } from '#tests/store/temporaryHome.ts'
import { onePicture } from './onePicture.ts'
import { anyRequest, bodyInit, type FuzzRequest } from './fuzzRequests.ts'
import { walk } from './fuzzWalk.ts'
import { answers, isDescribed } from './described.ts'
import { courses, lightKit, MINUTE, office, openToken } from './support.ts'

const { newPath } = temporaryHome()

/** Many more, and others, for the drills `fuzz` and `postgres`. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 300)
const SEED = Number(process.env.FUZZ_SEED ?? 469)

/** An answer that carries a record just written, of whatever kind. */
const Written = z.strictObject({ success: z.literal(true), data: z.record(z.string(), z.unknown()) })

const LINES = 'application/x-ndjson'

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
  const app = createApi({
    store,
    site: textSite,
    makePictures: onePicture,
    auth: lightKit,
    clock: () => now,
    log,
  })
  const openSession = async () =>
    store.sessions.open({ tokenHash: await lightKit.digest(openToken), account: office }, now)
  await store.accounts.add(office.login, office.passwordHash)
  for (const { M01_CourseId: _id, ...body } of courses(20)) await store.courses.add(body)
  await openSession()

  async function send({ method, path, headers, body }: FuzzRequest) {
    const init = bodyInit(body)
    const response = await app.request(path, { method, headers, ...(init !== undefined && { body: init }) })
    return { response, text: await response.text() }
  }

  const read = async (path: string): Promise<unknown> => {
    const headers = { authorization: `Bearer ${openToken}` }
    return JSON.parse((await send({ method: 'GET', path, headers, body: undefined })).text)
  }

  /** A record that was acknowledged is read back as it was, and found by its own name. */
  async function expectKept(data: Record<string, unknown>) {
    const record = { data }
    const kind = KINDS.find(
      (name) => answers[`GET /api${recordKinds[name].path}/:id`]?.safeParse(record).success,
    )
    if (!kind) throw new Error(`nothing known: ${Object.keys(data).join()}`)
    const { path, idField, nameField } = recordKinds[kind]
    expect(await read(`/api${path}/${String(data[idField])}`)).toEqual(record)
    const name = String(data[nameField])
    const search = name.length <= MAX_SEARCH ? encodeURIComponent(name) : ''
    const list = JSON.stringify(await read(`/api${path}?search=${search}`))
    expect(list).toContain(`"${idField}":${String(data[idField])}`)
  }

  async function check(request: FuzzRequest) {
    // The session stays open, and sign-ins are possible again now and then.
    now += MINUTE / 4
    const tokenHash = await lightKit.digest(openToken)
    await store.sessions.touch(tokenHash, now)
    await store.sessions.prove(tokenHash, { login: office.login, address: '', at: now })
    const { response, text } = await send(request)
    const route = `${entry?.method} ${entry?.route}`
    const type = response.headers.get('content-type')
    expect(response.status, text).toBeLessThan(500)
    if (entry?.method === 'HEAD') {
      expect(text).toBe('')
      return
    }
    if (type === XLSX || type?.startsWith('text/html')) {
      expect(text).toMatch(/^(PK|<!doctype html>)/)
      answered.add(route)
      return
    }
    // Of lines, the last is the answer.
    const body: unknown = JSON.parse(type === LINES ? (text.trimEnd().split('\n').at(-1) ?? '') : text)
    if (!response.ok) {
      const refusal = ErrorBody.parse(body)
      expect(type).toBe('application/json')
      expect(`${refusal.message} ${Object.values(refusal.errors ?? {}).join()}`).not.toMatch(foreignWords)
      return
    }
    answered.add(route)
    expect(answers[route]?.safeParse(body).success, `${route} ${text}`).toBe(true)
    expect(
      isDescribed(entry?.method ?? '', entry?.route ?? '', { status: response.status, type, body }),
      `${route} ${text}`,
    ).toBe(true)
    if (route === 'POST /api/admin/logout') await openSession()
    const written = Written.safeParse(body)
    if (/\/(staff|account|page|imports|site)/.test(route)) return body
    if (written.success && !BulkOutcome.safeParse(written.data.data).success)
      await expectKept(written.data.data)
    return body
  }

  // Metrics are text, and there are none without a token in the settings: see metrics.test.ts.
  const routes = app.routes.filter(({ method, path }) => method !== 'ALL' && path !== '/api/metrics')
  return { routes, check, answered, now: () => now }
}

const openOn = (url: string) => sqlStore(openPostgres(url, console.error), 'postgres')

const targets: { name: string; open: () => Promise<Store> }[] = [
  { name: 'the embedded database', open: async () => sqlStore(await openQuick(newPath()), 'sqlite') },
]

if (hasPostgres) {
  targets.push(
    { name: 'PostgreSQL', open: async () => openOn(await newDatabase()) },
    {
      name: 'PostgreSQL of two servers',
      async open() {
        const url = await newDatabase()
        return roundRobin(await openOn(url), await openOn(url))
      },
    },
  )
}

describe.each(targets)('over $name', ({ name, open }) => {
  test(
    `${REQUESTS} odd requests are each answered as the contract says, none by a fault of the server`,
    async () => {
      const store = await open()
      const { routes, check, answered, now } = await fuzzed(store)
      expect(routes.map(({ method, path }) => `${method} ${path}`)).toEqual(
        expect.arrayContaining(Object.keys(answers)),
      )
      expect(Object.keys(answers)).toHaveLength(new Set(routes.map(({ method, path }) => method + path)).size)
      console.log(`fuzz over ${name}: FUZZ_REQUESTS=${REQUESTS} FUZZ_SEED=${SEED}`)
      await walk(check, now)
      // Whatever chance brings, each route has given its good answer.
      expect([...answered].toSorted()).toEqual(Object.keys(answers).toSorted())
      answered.clear()
      await fc.assert(
        fc.asyncProperty(anyRequest(routes), async (request) => void (await check(request))),
        {
          numRuns: REQUESTS,
          seed: SEED,
        },
      )
      expect(answered.size).toBeGreaterThan(25)
      await store.close()
    },
    60_000 + 50 * REQUESTS,
  )
})
