import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { ListFilter } from './filter.ts'
import { preparedStatement } from './preparedStatement.ts'
import { sourceOf, type ListTable, type Search } from './search.ts'
import type { Db, Engine } from './tables.ts'

/** The rows of a list that a search and a filter match. */
export interface Matches {
  /** Identifies the state of these rows: after any write to data that they show, the key never occurs again. */
  key: string
  search: Search
  total: number
}

/** Maximum number of cached counts. */
const KEPT_COUNTS = 100

/** A list with at most this many rows is searched by scanning them. */
const SMALL_LIST = 2000

/**
 * Returns a function that counts what a search and a filter match. The totals of lists, and of parts of lists with a
 * tally, are stored in the database and updated by every write. Any other total is counted, and cached until the next
 * write.
 *
 * A write counter may repeat after a fail-over or a restore, so the key also contains the random stamp of the write.
 * @param beside tallies of other lists whose data the rows show
 */
export function totals(db: Db, engine: Engine, table: ListTable, beside: readonly string[]) {
  const counts = new LRUCache<string, number>({ max: KEPT_COUNTS })
  const listTally = table.tally ?? table.name
  const versioned = [listTally, ...beside]
  const talliesOf = preparedStatement(
    db,
    db
      .selectFrom('tallies')
      .select(['name', 'total', 'version', 'stamp'])
      .where('name', 'in', ['', ...versioned]),
  )

  async function count(search: Search): Promise<number> {
    const { from, condition } = sourceOf(engine, table, search)
    const { rows } = await sql<{ total: number }>`
      select count(*) as total from ${from} where ${condition}`.execute(db)
    return rows[0]?.total ?? 0
  }

  return async (term: string, filter?: ListFilter): Promise<Matches> => {
    const tallyName = filter ? filter.tally : listTally
    const tallies = await talliesOf(tallyName ?? listTally, ...versioned)
    const tallyOf = (list: string | undefined) => tallies.find(({ name }) => name === list)
    const versions = versioned.map((list) => `${tallyOf(list)?.version ?? 0} ${tallyOf(list)?.stamp ?? 0}`)
    const key = `${versions.join()}\n${filter?.key ?? ''}\n${term}`
    const tallied = tallyOf(tallyName)?.total ?? 0
    const search = {
      term,
      filter: filter?.condition,
      isSmall: tallyName !== undefined && tallied <= SMALL_LIST,
    }
    if (term === '' && (filter?.isTally ?? true)) return { key, search, total: tallied }
    const known = counts.get(key)
    if (known !== undefined) return { key, search, total: known }
    const total = await count(search)
    counts.set(key, total)
    return { key, search, total }
  }
}
