import { sql, type RawBuilder } from 'kysely'
import type { Engine } from './tables.ts'

/** A table that lists can be made of: it has a `search_text`, a search index and a tally. */
export interface ListTable {
  name: string
  id: string
}

/** Where the ids of a list come from. */
export interface Source {
  id: RawBuilder<unknown>
  from: RawBuilder<unknown>
  condition: RawBuilder<unknown>
}

/** Shortest text, in code points, that the trigram index of SQLite can look up. */
const TRIGRAM = 3

/**
 * The rows of a table in which a search finds its term, by the table's search index. The search is literal:
 * `%`, `_` and `"` match themselves.
 * @param term folded; with '' every row is found
 */
export function sourceOf(engine: Engine, table: ListTable, term: string): Source {
  const rows = { id: sql.ref(table.id), from: sql.table(table.name) }
  if (term === '') return { ...rows, condition: sql`true` }
  if (engine === 'postgres') {
    const pattern = `%${term.replace(/[\\%_]/g, '\\$&')}%`
    return { ...rows, condition: sql`"search_text" like ${pattern} escape '\\'` }
  }
  if (Array.from(term).length < TRIGRAM) return { ...rows, condition: sql`instr("search_text", ${term}) > 0` }
  const index = sql.table(`${table.name}_search`)
  const phrase = `"${term.replaceAll('"', '""')}"`
  return { id: sql`rowid`, from: index, condition: sql`${index} match ${phrase}` }
}
