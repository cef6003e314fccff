import { sql } from 'kysely'
import type { Db, Engine } from '#server/store/sql/tables.ts'

/** Takes ids for new users. Nobody else gets them, even if they are never used. */
export async function newUserIds(db: Db, engine: Engine, count: number): Promise<number[]> {
  if (count === 0) return []
  if (engine === 'postgres') {
    const { rows } = await sql<{ id: number }>`
      select nextval(pg_get_serial_sequence('users', 'M05_UserId'))::integer as "id"
      from generate_series(1, ${count}::integer)`.execute(db)
    return rows.map(({ id }) => id)
  }
  // SQLite has no row before the first user.
  await sql`insert into sqlite_sequence ("name", "seq")
    select 'users', 0 where not exists (select 1 from sqlite_sequence where "name" = 'users')`.execute(db)
  const { rows } = await sql<{ last: number }>`
    update sqlite_sequence set "seq" = "seq" + ${count} where "name" = 'users' returning "seq" as "last"`.execute(
    db,
  )
  const [taken] = rows
  if (!taken) throw new Error('users: no ids')
  return Array.from({ length: count }, (_, index) => taken.last - count + 1 + index)
}
