import { EventEmitter } from 'node:events'
import type { Kysely } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { allowRecords, withinBudget } from '#server/store/sql/engine/budget.ts'
import { ConnectionLost, isUnavailable } from '#server/store/sql/engine/errorCodes.ts'
import { postgresPool } from '#server/store/sql/engine/postgresPool.ts'
import { overPool } from '#server/store/sql/engine/postgres.ts'
import type { Tables } from '#server/store/sql/tables.ts'
import { Unsettled } from '#server/store/storeErrors.ts'
import { asPool, FakePool } from './fakePool.ts'

let pool: FakePool
let lost: Error[]
let db: Kysely<Tables>
beforeEach(() => {
  vi.useFakeTimers()
  pool = new FakePool()
  lost = []
  const limits = { connect: 2000, statement: 1900 }
  db = overPool(postgresPool(asPool(pool), limits, (error) => lost.push(error)))
})
afterEach(() => vi.useRealTimers())

const forget = () => db.deleteFrom('submits').execute()
const forgetInTransaction = () => db.transaction().execute((own) => own.deleteFrom('submits').execute())
/** When something was refused last, by the test's own clock. */
let refusedAt = 0
/** What was refused, once all timers are done. */
async function refusal(work: Promise<unknown>) {
  const caught = work.then(
    () => undefined,
    (error: unknown) => {
      refusedAt = Date.now()
      return error
    },
  )
  await vi.runAllTimersAsync()
  return caught
}

test('a connection that is lost while it is in use fails what was asked of it, and is destroyed', async () => {
  pool.answer = (sql, client) =>
    sql.startsWith('delete')
      ? client.breakWith(Object.assign(new Error('reset'), { code: 'ECONNRESET' }))
      : 'ok'
  const error = await refusal(forget())
  expect(error).toMatchObject({ name: 'ConnectionLost', code: 'ECONNRESET' })
  expect(isUnavailable(error)).toBe(true)
  expect(pool.released).toEqual(['destroyed'])
  expect(lost).toEqual([error])
  expect(EventEmitter.listenerCount(pool.clients[0] ?? new EventEmitter(), 'error')).toBeGreaterThan(0)
})

test('a fault of the statement alone leaves its connection as it is', async () => {
  pool.answer = () => Promise.reject(Object.assign(new Error('taken'), { code: '23505' }))
  expect(await refusal(forget())).toMatchObject({ code: '23505' })
  expect(pool.released).toEqual(['returned'])
  expect(lost).toEqual([])
})

test('a connection that is given back amid a transaction is destroyed', async () => {
  pool.status = 'T'
  await forget()
  expect(pool.released).toEqual(['destroyed'])
})

test('a server that takes no writes any more is left', async () => {
  pool.answer = () => Promise.reject(Object.assign(new Error('read-only'), { code: '25006' }))
  expect(isUnavailable(await refusal(forget()))).toBe(true)
  expect(pool.released).toEqual(['destroyed'])
})

test('a transaction without an answer fails once, not once more for its rollback', async () => {
  pool.answer = (sql) => (sql.startsWith('delete') ? 'silence' : 'ok')
  const begun = Date.now()
  expect(await refusal(forgetInTransaction())).toBeInstanceOf(ConnectionLost)
  expect(refusedAt - begun).toBe(1900)
  expect(pool.asked).toEqual(['begin', 'delete from "submits"'])
  expect(pool.released).toEqual(['destroyed'])
})

test('a commit without an answer may or may not be done', async () => {
  pool.answer = (sql) => (sql === 'commit' ? 'silence' : 'ok')
  expect(await refusal(forgetInTransaction())).toBeInstanceOf(Unsettled)
  expect(pool.released).toEqual(['destroyed'])
})

test('a commit that the server refuses is not done', async () => {
  pool.answer = (sql) =>
    sql === 'commit' ? Promise.reject(Object.assign(new Error('deadlock'), { code: '40P01' })) : 'ok'
  expect(await refusal(forgetInTransaction())).toMatchObject({ code: '40P01' })
})

test('a commit that is answered with a rollback is no success', async () => {
  pool.answer = (sql) => (sql === 'commit' ? 'rolled back' : 'ok')
  expect(await refusal(forgetInTransaction())).toMatchObject({
    message: expect.stringMatching(/rolled back/),
  })
})

test('a request waits for all its statements together no longer than for its budget', async () => {
  pool.answer = () => new Promise((resolve) => setTimeout(resolve, 1000, 'ok'))
  const begun = Date.now()
  const many = withinBudget(async () => {
    for (let number = 0; number < 10; number += 1) await forget()
  })
  expect(await refusal(many)).toBeInstanceOf(ConnectionLost)
  expect(refusedAt - begun).toBe(2200)
})

test('a request that writes 500 records waits 5 s longer', async () => {
  pool.answer = () => new Promise((resolve) => setTimeout(resolve, 1000, 'ok'))
  const begun = Date.now()
  const many = withinBudget(async () => {
    allowRecords(500)
    for (let number = 0; number < 10; number += 1) await forget()
  })
  expect(await refusal(many)).toBeInstanceOf(ConnectionLost)
  expect(refusedAt - begun).toBe(7200)
})

test('a request that has used up its time loses its own connection, and no other', async () => {
  const slow = (ms: number) => new Promise<'ok'>((resolve) => setTimeout(resolve, ms, 'ok'))
  pool.answer = () => slow(1000)
  const many = withinBudget(async () => {
    for (let number = 0; number < 3; number += 1) await forget()
  })
  const atWork = forget()
  expect(await refusal(many)).toBeInstanceOf(ConnectionLost)
  await atWork
  expect(pool.released).toEqual(['returned', 'returned', 'returned', 'destroyed'])
  pool.answer = () => 'ok'
  await forget()
  expect(pool.clients).toHaveLength(2)
  expect(lost).toHaveLength(1)
})

test('a rollback has time left when its request has none, so that its connection stays', async () => {
  pool.answer = (sql) =>
    sql === 'rollback' ? 'ok' : new Promise((resolve) => setTimeout(resolve, 1100, 'ok'))
  const work = withinBudget(() =>
    db.transaction().execute(async (own) => {
      await own.deleteFrom('submits').execute()
      await own.deleteFrom('submits').execute()
    }),
  )
  expect(await refusal(work)).toBeInstanceOf(ConnectionLost)
  expect(pool.asked).toEqual(['begin', 'delete from "submits"', 'rollback'])
  expect(pool.released).toEqual(['returned'])
})

test('a commit has time left when its request has none', async () => {
  const times: Record<string, number> = { begin: 1000, commit: 400 }
  pool.answer = (sql) => new Promise((resolve) => setTimeout(resolve, times[sql] ?? 1150, 'ok'))
  expect(await refusal(withinBudget(forgetInTransaction))).toBeUndefined()
})

test('a download that has begun is not bound by the time of a request', async () => {
  pool.answer = () => new Promise((resolve) => setTimeout(resolve, 1000, 'ok'))
  const rest = await withinBudget(() => async () => {
    for (let number = 0; number < 10; number += 1) await forget()
  })
  expect(await refusal(rest())).toBeUndefined()
})

test('a connection that comes too late goes back', async () => {
  pool.connecting = () => new Promise((resolve) => setTimeout(resolve, 3000))
  expect(await refusal(forget())).toBeInstanceOf(ConnectionLost)
  expect(pool.released).toEqual(['returned'])
})

test('whatever keeps a connection from being made, the database is away', async () => {
  pool.connecting = () => Promise.reject(new Error('There was an error establishing an SSL connection'))
  expect(isUnavailable(await refusal(forget()))).toBe(true)
})
