import { sql, type RawBuilder } from 'kysely'
import type { Engine } from '#server/store/sql/tables.ts'

/** SQL for the database's clock, in ms since 1970. */
export const databaseNow: Record<Engine, RawBuilder<number>> = {
  sqlite: sql<number>`unixepoch() * 1000`,
  postgres: sql<number>`(extract(epoch from now()) * 1000)::bigint`,
}

/**
 * SQL for the time at which the age of trash is measured: the earlier of the server's and the database's clock, so
 * that a server whose clock is ahead does not delete too early. With the embedded database both clocks are the same.
 * @param at the server's time, in ms since 1970
 */
export const trashNow = (engine: Engine, at: number): RawBuilder<number> =>
  engine === 'sqlite' ? sql<number>`${at}` : sql<number>`least(${at}::bigint, ${databaseNow.postgres})`

/** SQL for the latest time at which a right clock can have deleted: the later of the two clocks of {@link trashNow}. */
export const latestNow = (engine: Engine, at: number): RawBuilder<number> =>
  engine === 'sqlite' ? sql<number>`${at}` : sql<number>`greatest(${at}::bigint, ${databaseNow.postgres})`
