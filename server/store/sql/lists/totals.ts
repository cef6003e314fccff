import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { readingsOf, type SearchWords, type Spellings } from '#contract/text/search.ts'
import type { ListFilter } from './filter.ts'
import { preparedStatement } from '#server/store/sql/engine/engineOf.ts'
import {
  containsOneOf,
  sourceOf,
  type ListTable,
  type Related,
  type Search,
  type SearchWord,
} from './search.ts'
import type { Db, Engine } from '#server/store/sql/tables.ts'

/** What a search and a filter match, and how many rows. */
interface Found {
  search: Search
  total: number
}

/** The rows of a list that a search and a filter match. */
export interface Matches extends Found {
  /** Identifies the state of these rows: after any write to data that they show, the key never occurs again. */
  key: string
}

/** Maximum number of cached searches. */
const CACHED_COUNTS = 100

/** A list with at most this many rows is searched by scanning them. */
const SMALL_LIST = 2000

/**
 * Returns a function that counts what a search and a filter match. The totals of lists, and of parts of lists with a
 * stored count, are stored in the database and updated by every write. Any other total is counted, and cached until the next
 * write.
 *
 * A write counter may repeat after a fail-over or a restore, so the key also contains the random stamp of the write.
 * @param beside counts of other lists whose data the rows show
 */
export function totals(db: Db, engine: Engine, table: ListTable, beside: readonly string[]) {
  const cache = new LRUCache<string, Found>({ max: CACHED_COUNTS })
  const listCount = table.storedCount ?? table.name
  const versioned = [listCount, ...beside]
  const countsOf = preparedStatement(
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

  /** Returns the related texts that contain a word; most words are in none, and then the search index finds all rows. */
  async function relatedTo(spellings: Spellings): Promise<Related[]> {
    const contains = containsOneOf(engine, spellings)
    const found: Related[] = []
    for (const related of table.related ?? []) {
      const { rows } = await sql<{ found: number }>`
        select count(*) as "found" from (${related.valuesWith(contains)} limit 1) as "values"`.execute(db)
      if (rows[0]?.found) found.push(related)
    }
    return found
  }

  /** Finds the first reading of a search that matches rows, or the last one. */
  async function find(readings: SearchWords[], parts: Omit<Search, 'words'>): Promise<Found> {
    let found: Found = { search: { ...parts, words: [] }, total: 0 }
    for (const reading of readings) {
      const words: SearchWord[] = []
      for (const spellings of reading) words.push({ spellings, related: await relatedTo(spellings) })
      const search = { ...parts, words }
      found = { search, total: await count(search) }
      if (found.total > 0) break
    }
    return found
  }

  return async (text: string, filter?: ListFilter): Promise<Matches> => {
    const readings = readingsOf(text)
    const countName = filter ? filter.storedCount : listCount
    const counts = await countsOf(countName ?? listCount, ...versioned)
    const countOf = (list: string | undefined) => counts.find(({ name }) => name === list)
    const versions = versioned.map((list) => `${countOf(list)?.version ?? 0} ${countOf(list)?.stamp ?? 0}`)
    const key = `${versions.join()}\n${filter?.key ?? ''}\n${JSON.stringify(readings)}`
    const counted = countOf(countName)?.total ?? 0
    const parts = {
      filter: filter?.condition,
      isSmall: countName !== undefined && counted <= SMALL_LIST,
    }
    if (readings.length === 0 && (filter?.isExact ?? true))
      return { key, search: { ...parts, words: [] }, total: counted }
    const known = cache.get(key)
    if (known) return { key, ...known }
    const found = await find(readings.length === 0 ? [[]] : readings, parts)
    cache.set(key, found)
    return { key, ...found }
  }
}
