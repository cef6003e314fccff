import { sql, type RawBuilder } from 'kysely'
import type { Engine } from './tables.ts'

/** The database's clock, in ms since 1970. */
export const databaseNow: Record<Engine, RawBuilder<number>> = {
  sqlite: sql<number>`unixepoch() * 1000`,
  postgres: sql<number>`(extract(epoch from now()) * 1000)::bigint`,
}

/**
 * The time by which the trash is too old: of a server's and the database's clock the one that keeps it longer, so that no
 * server that is ahead takes it from all. With the embedded database both are the same machine's clock.
 * @param at the server's time, in ms since 1970
 */
export const trashNow = (engine: Engine, at: number): RawBuilder<number> =>
  engine === 'sqlite' ? sql<number>`${at}` : sql<number>`least(${at}::bigint, ${databaseNow.postgres})`

/** The time after which only a wrong clock can have deleted; as {@link trashNow}, of the two clocks the later one. */
export const latestNow = (engine: Engine, at: number): RawBuilder<number> =>
  engine === 'sqlite' ? sql<number>`${at}` : sql<number>`greatest(${at}::bigint, ${databaseNow.postgres})`
