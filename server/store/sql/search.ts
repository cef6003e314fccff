import { sql, type RawBuilder } from 'kysely'
import type { Engine } from './tables.ts'

/** A table that can be listed: it has a `search_text` with an index, and a tally. */
export interface ListTable {
  name: string
  id: string
  /** The search index, which contains only rows of the list. @default `${name}_search` */
  index?: string
  /** The tally that every write of the list updates. @default name */
  tally?: string
  /** The condition that selects the rows of the list. */
  only?: RawBuilder<unknown>
  /** The column with the number that ends `search_text`; rows that end with the searched digits come first. */
  number?: string
}

/** The query parts that select the ids of a list. */
export interface Source {
  id: RawBuilder<unknown>
  from: RawBuilder<unknown>
  condition: RawBuilder<unknown>
}

/** Shortest text, in code points, that the trigram index of SQLite can look up. */
const TRIGRAM = 3

/** The search and filter of a list. */
export interface Search {
  /** Folded text; '' matches every row. */
  term: string
  /** A condition on the columns of the list's table. */
  filter?: RawBuilder<unknown>
  /** Whether the list has so few rows before the search that scanning them is fast. */
  isSmall: boolean
}

/**
 * Returns the source of the rows that match a search, using the search index where it is faster. The search is
 * literal: `%`, `_` and `"` match themselves.
 */
export function sourceOf(engine: Engine, table: ListTable, { term, filter, isSmall }: Search): Source {
  const rows = { id: sql.ref(table.id), from: sql.table(table.name) }
  if (term === '') return { ...rows, condition: all(table.only, filter) }
  if (engine === 'postgres') {
    const pattern = `%${term.replace(/[\\%_]/g, '\\$&')}%`
    return { ...rows, condition: all(table.only, filter, sql`"search_text" like ${pattern} escape '\\'`) }
  }
  if ((filter && isSmall) || Array.from(term).length < TRIGRAM) {
    // If most rows of the table are in the list, a scan is many times as fast as an index.
    const from = filter || isSmall ? rows.from : sql`${rows.from} not indexed`
    return { ...rows, from, condition: all(table.only, filter, sql`instr("search_text", ${term}) > 0`) }
  }
  const index = sql.table(table.index ?? `${table.name}_search`)
  const id = sql`${index}.rowid`
  const match = sql`${index} match ${`"${term.replaceAll('"', '""')}"`}`
  if (!filter) return { id, from: index, condition: match }
  // With a cross join, SQLite queries the index first, once, and then looks up the filter's columns by id.
  const from = sql`${index} cross join ${rows.from} on ${rows.id} = ${id}`
  return { id, from, condition: all(match, filter) }
}

/**
 * Returns a source of the same rows that makes PostgreSQL search before it sorts. Otherwise it may read all ids in
 * order until it finds the few matches. (`offset 0` prevents this optimization.)
 */
export function foundFirst({ id, from, condition }: Source): Source {
  return {
    id,
    from: sql`(select ${id} from ${from} where ${condition} offset 0) as "found"`,
    condition: sql`true`,
  }
}

function all(...conditions: (RawBuilder<unknown> | undefined)[]): RawBuilder<unknown> {
  const asked = conditions.filter((condition) => condition !== undefined)
  return asked.length === 0 ? sql`true` : sql.join(asked, sql` and `)
}
