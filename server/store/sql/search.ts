import { sql, type RawBuilder } from 'kysely'
import type { Engine } from './tables.ts'

/** A table that lists can be made of: it has a `search_text` with an index and a tally. */
export interface ListTable {
  name: string
  id: string
  /** The search index, of the list's rows alone. @default `${name}_search` */
  index?: string
  /** The tally that every write of the list's rows counts in. @default name */
  tally?: string
  /** Which of the table's rows the list is of. */
  only?: RawBuilder<unknown>
  /** The column of the list's rows whose number `search_text` ends with: its last digits find it first. */
  number?: string
}

/** Where the ids of a list come from. */
export interface Source {
  id: RawBuilder<unknown>
  from: RawBuilder<unknown>
  condition: RawBuilder<unknown>
}

/** Shortest text, in code points, that the trigram index of SQLite can look up. */
const TRIGRAM = 3

/** What is looked for in a list. */
export interface Search {
  /** Folded; with '' every row is found. */
  term: string
  /** Asked of the columns of the list's table. */
  filter?: RawBuilder<unknown>
  /** Whether the list, before the search, has so few rows that they are soon looked through. */
  isNarrow: boolean
}

/**
 * The rows of a table in which a search finds its term, by the table's search index. The search is literal:
 * `%`, `_` and `"` match themselves.
 */
export function sourceOf(engine: Engine, table: ListTable, { term, filter, isNarrow }: Search): Source {
  const rows = { id: sql.ref(table.id), from: sql.table(table.name) }
  if (term === '') return { ...rows, condition: all(table.only, filter) }
  if (engine === 'postgres') {
    const pattern = `%${term.replace(/[\\%_]/g, '\\$&')}%`
    return { ...rows, condition: all(table.only, filter, sql`"search_text" like ${pattern} escape '\\'`) }
  }
  if ((filter && isNarrow) || Array.from(term).length < TRIGRAM) {
    // Where most rows are in the list, one after the other is many times as fast as through an index.
    const from = filter || isNarrow ? rows.from : sql`${rows.from} not indexed`
    return { ...rows, from, condition: all(table.only, filter, sql`instr("search_text", ${term}) > 0`) }
  }
  const index = sql.table(table.index ?? `${table.name}_search`)
  const id = sql`${index}.rowid`
  const match = sql`${index} match ${`"${term.replaceAll('"', '""')}"`}`
  if (!filter) return { id, from: index, condition: match }
  // A cross join: SQLite then asks the index first, once, and looks the filter's columns up by the id.
  const from = sql`${index} cross join ${rows.from} on ${rows.id} = ${id}`
  return { id, from, condition: all(match, filter) }
}

/**
 * The same rows, found before they are put in order. PostgreSQL would rather walk its way through the ids in
 * their order, past all others, to the few that a search found. (`offset 0` is what it does not look behind.)
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
