import { sql, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openEmbedded } from '#server/store/sql/embedded.ts'
import { migrate } from '#server/store/sql/migrations.ts'
import { openPostgres, overPool } from '#server/store/sql/postgres.ts'
import { unscrubbedMark } from '#server/store/sql/scrub/mark.ts'
import { sqlUpkeep } from '#server/store/sql/upkeep.ts'
import { hasPostgres, newDatabase } from './postgresServer.ts'
import { temporaryHome } from './temporaryHome.ts'

const { home } = temporaryHome()

const closing: (() => Promise<void>)[] = []
afterEach(() => Promise.all(closing.splice(0).map((close) => close())))

/** A marked database, and upkeep whose patient connections answer some statements otherwise. */
async function postgres(otherwise: (statement: string) => Promise<unknown> | undefined) {
  const url = await newDatabase()
  const db = openPostgres(url, console.error)
  await migrate(db, 'postgres')
  const asked: string[] = []
  // A view of this name in `public` comes before that of the server.
  const pool = new pg.Pool({ connectionString: url, options: '-c search_path=public,pg_catalog' })
  const patient = overPool({
    async connect() {
      const client = await pool.connect()
      // Kysely's type has a second form for cursors, which no query here asks for.
      const query: unknown = async (statement: string, parameters: unknown[]) => {
        asked.push(statement)
        await otherwise(statement)
        return client.query(statement, parameters)
      }
      return { query: query as PostgresPoolClient['query'], release: () => client.release() }
    },
    end: () => pool.end(),
  })
  closing.push(
    () => patient.destroy(),
    () => db.destroy(),
  )
  let opened = 0
  const upkeep = sqlUpkeep(db, 'postgres', (work) => {
    opened += 1
    return work(patient)
  })
  const vacuums = (table: string) =>
    asked.filter((statement) => statement.startsWith('vacuum') && statement.endsWith(`"${table}"`)).length
  return { db, upkeep, vacuums, opened: () => opened, asked }
}

const failing = (code: string) => Promise.reject(Object.assign(new Error(code), { code }))

describe.runIf(hasPostgres)('on PostgreSQL', () => {
  test('a table that is in use is waited for more and more rarely, and no other is written again', async () => {
    let isInUse = true
    const { upkeep, vacuums, opened } = await postgres((statement) =>
      isInUse && /^vacuum .*"classes"$/.test(statement) ? failing('55P03') : undefined,
    )
    expect(await upkeep.scrub()).toBe(false)
    const others = ['trash', 'users', 'roles', 'pg_statistic']
    await vi.waitFor(() => expect(others.map(vacuums)).toEqual([1, 1, 1, 0]), 10_000)
    expect(vacuums('classes')).toBeLessThan(6)
    isInUse = false
    expect(await upkeep.scrub()).toBe(true)
    expect(others.map(vacuums)).toEqual([1, 1, 1, 1])
    expect(opened()).toBe(1)
    expect(await upkeep.scrub()).toBe(true)
    expect(opened()).toBe(1)
  })

  test('a table that is locked is not waited for', async () => {
    let isInUse = true
    const { db, upkeep } = await postgres((statement) =>
      isInUse && /^vacuum .*"courses"$/.test(statement) ? failing('55P03') : undefined,
    )
    // The transaction below must be newer than the scrub.
    expect(await upkeep.scrub()).toBe(false)
    await db.transaction().execute(async (transaction) => {
      await sql`lock table courses in access exclusive mode`.execute(transaction)
      isInUse = false
      expect(await upkeep.scrub()).toBe(false)
      const waiting = sql`select 1 from pg_locks where not granted`
      await vi.waitFor(async () => expect((await waiting.execute(transaction)).rows).toEqual([]))
    })
    expect(await upkeep.scrub()).toBe(true)
  })

  test.each([
    [
      'a standby that reads',
      'pg_stat_activity',
      `0 as "pid", null::name as "datname", '3'::xid as "backend_xmin"`,
    ],
    ['a slot of a standby', 'pg_replication_slots', `'3'::xid as "xmin"`],
    [
      'a prepared transaction',
      'pg_prepared_xacts',
      `'3'::xid as "transaction", current_database() as "database"`,
    ],
    [
      'an open transaction that wrote',
      'pg_stat_activity',
      `0 as "pid", current_database() as "datname", '3'::xid as "backend_xid"`,
    ],
  ])('rows that %s still sees are waited for', async (_whose, view, columns) => {
    const { db, upkeep, vacuums } = await postgres(() => undefined)
    const missing = ['backend_xmin', 'backend_xid'].filter((name) => !columns.includes(name))
    const all = [
      columns,
      ...(view === 'pg_stat_activity' ? missing : []).map((name) => `null::xid as "${name}"`),
    ]
    await sql.raw(`create view public."${view}" as select ${all.join()}`).execute(db)
    expect(await upkeep.scrub()).toBe(false)
    expect(vacuums('trash')).toBe(0)
    await sql`drop view public.${sql.ref(view)}`.execute(db)
    expect(await upkeep.scrub()).toBe(true)
  })

  test('a server that stops has a vacuum given up, and begins no other', async () => {
    let cancel = () => {}
    const cancelled = new Promise<void>((resolve) => {
      cancel = resolve
    })
    const { db, upkeep, vacuums, asked } = await postgres((statement) => {
      if (statement.includes('pg_cancel_backend')) cancel()
      return /^vacuum .*"users"$/.test(statement) ? cancelled.then(() => failing('57014')) : undefined
    })
    const scrubbing = upkeep.scrub()
    await vi.waitFor(() => expect(vacuums('users')).toBe(1), { timeout: 5000 })
    await upkeep.close()
    expect(await scrubbing).toBe(false)
    expect(vacuums('classes')).toBe(0)
    expect(asked.some((statement) => statement.includes('pg_cancel_backend'))).toBe(true)
    expect(await unscrubbedMark(db)).toBeDefined()
  })
})

test('a server that stops leaves the rest of an embedded database to the next start', async () => {
  const db = openEmbedded(home)
  await migrate(db, 'sqlite')
  const before = sqlUpkeep(db, 'sqlite')
  void before.scrub()
  await before.close()
  expect(await unscrubbedMark(db)).toBeDefined()
  expect(await sqlUpkeep(db, 'sqlite').scrub()).toBe(true)
  expect(await unscrubbedMark(db)).toBeUndefined()
  await db.destroy()
})
