import { sql, type RawBuilder } from 'kysely'
import type { Spellings } from '#contract/text/search.ts'
import type { Engine } from '#server/store/sql/tables.ts'

/** A table that can be listed: it has a `search_text` with an index, and a stored count. */
export interface ListTable {
  name: string
  id: string
  /** The search index, which contains only rows of the list. @default `${name}_search` */
  index?: string
  /** The stored count that every write of the list updates. @default name */
  storedCount?: string
  /** The condition that selects the rows of the list. */
  only?: RawBuilder<unknown>
  /** Texts of other records that the list shows. */
  related?: readonly Related[]
  /** The column with the number that ends `search_text`; rows that end with the searched digits come first. */
  number?: string
  /** The columns with the keys of `sort`, by its names. */
  sortColumns?: Readonly<Record<string, string>>
  /** A column with the same value as `id`, which decides among equal keys. @default id */
  sortId?: string
}

/** The query parts that select the ids of a list. */
export interface Source {
  id: RawBuilder<unknown>
  from: RawBuilder<unknown>
  condition: RawBuilder<unknown>
}

/** Returns a condition on a column with folded text: it contains the searched word. */
export type Contains = (column: RawBuilder<unknown>) => RawBuilder<unknown>

/** Texts of other records that the rows of a list show: a row matches a word by these too. */
export interface Related {
  /** The column of the list's table that refers to such a record, or the list's id. */
  column: string
  /** Returns the select of the values of that column whose texts contain a word. */
  valuesWith: (contains: Contains) => RawBuilder<unknown>
}

/** A word of a search. */
export interface SearchWord {
  spellings: Spellings
  /** Related texts that contain it. */
  related: readonly Related[]
}

/** The search and filter of a list. */
export interface Search {
  /** Each must be found; without words every row matches. */
  words: readonly SearchWord[]
  /** A condition on the columns of the list's table. */
  filter?: RawBuilder<unknown>
  /** Whether the list has so few rows before the search that scanning them is fast. */
  isSmall: boolean
}

/** Shortest text, in code points, that the trigram index of SQLite can look up. */
const TRIGRAM = 3

/** Returns the test whether a text contains one of the spellings; `%`, `_` and `"` match themselves. */
export function containsOneOf(engine: Engine, spellings: Spellings): Contains {
  return (column) =>
    any(
      spellings.map((spelling) =>
        engine === 'postgres'
          ? sql`${column} like ${`%${spelling.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`
          : sql`instr(${column}, ${spelling}) > 0`,
      ),
    )
}

/** Returns the source of the rows that match a search, using the search index where it is faster. */
export function sourceOf(engine: Engine, table: ListTable, { words, filter, isSmall }: Search): Source {
  const rows = { id: sql.ref(table.id), from: sql.table(table.name) }
  const text = sql.ref(`${table.name}.search_text`)
  const found = ({ spellings, related }: SearchWord) => {
    const contains = containsOneOf(engine, spellings)
    const inRelated = related.map(
      ({ column, valuesWith }) => sql`${sql.ref(`${table.name}.${column}`)} in (${valuesWith(contains)})`,
    )
    return any([contains(text), ...inRelated])
  }
  const indexed = words.filter(isIndexed)
  if (words.length === 0 || engine === 'postgres' || (filter && isSmall) || indexed.length === 0) {
    // If most rows of the table are in the list, a scan is many times as fast as an index.
    const isScan = engine === 'sqlite' && words.length > 0 && !filter && !isSmall
    const from = isScan ? sql`${rows.from} not indexed` : rows.from
    return { ...rows, from, condition: all(table.only, filter, ...words.map(found)) }
  }
  const index = sql.table(table.index ?? `${table.name}_search`)
  const id = sql`${index}.rowid`
  const match = sql`${index} match ${indexed.map(matchOf).join(' AND ')}`
  const others = words.filter((word) => !isIndexed(word))
  if (!filter && others.length === 0) return { id, from: index, condition: match }
  // With a cross join, SQLite queries the index first, once, and then looks up the other columns by id.
  const from = sql`${index} cross join ${rows.from} on ${rows.id} = ${id}`
  return { id, from, condition: all(match, filter, ...others.map(found)) }
}

/** Whether the trigram index of SQLite finds all rows with a word. */
const isIndexed = ({ spellings, related }: SearchWord) =>
  related.length === 0 && spellings.every((spelling) => Array.from(spelling).length >= TRIGRAM)

const matchOf = ({ spellings }: SearchWord) =>
  `(${spellings.map((spelling) => `"${spelling.replaceAll('"', '""')}"`).join(' OR ')})`

/**
 * Returns a source of the same rows that makes PostgreSQL search before it sorts. Otherwise it may read all ids in
 * order until it finds the few matches. (`offset 0` prevents this optimization.)
 * @param columns the id, and those of the order
 */
export function foundFirst({ id, from, condition }: Source, columns: Iterable<string>): Source {
  const selected = sql.join([...columns].map((name) => sql.ref(name)))
  return {
    id,
    from: sql`(select ${selected} from ${from} where ${condition} offset 0) as "found"`,
    condition: sql`true`,
  }
}

function all(...conditions: (RawBuilder<unknown> | undefined)[]): RawBuilder<unknown> {
  const asked = conditions.filter((condition) => condition !== undefined)
  return asked.length === 0 ? sql`true` : sql.join(asked, sql` and `)
}

const any = (conditions: readonly RawBuilder<unknown>[]) => sql`(${sql.join(conditions, sql` or `)})`
