import { sql } from 'kysely'
import { recordKinds } from '#contract/kinds.ts'
import type { PlainBody, PlainKind, PlainQuery } from '#contract/plainKind.ts'
import { referencesOf, type PlainName } from '#contract/plainKinds.ts'
import { foldSearch, inOneLine, uniqueKey } from '#contract/text/foldText.ts'
import { sortKey } from '#contract/text/sortKeys.ts'
import type { PlainStore } from '#server/store/store.ts'
import { filterBy, filterOn } from '#server/store/sql/lists/filter.ts'
import { pager } from '#server/store/sql/lists/page.ts'
import { relatedNames } from '#server/store/sql/lists/related.ts'
import type { Db, Engine } from '#server/store/sql/tables.ts'
import { existing, missing, tableOf } from '#server/store/sql/writes/locks.ts'
import { records } from '#server/store/sql/writes/records.ts'
import { recordSets, type RecordSets, type RowProblem } from '#server/store/sql/writes/recordSets.ts'
import type { Cells } from '#server/store/sql/writes/rowSets.ts'
import { tableRows } from '#server/store/sql/writes/tableRows.ts'
import { countedUses, deleteProblems } from '#server/store/sql/writes/uses.ts'
import { plainReader, valueOf, type OwnFields } from './plainReader.ts'
import type { ListTable } from '#server/store/sql/lists/search.ts'
import { SLICE, slicesFrom } from '#server/store/sql/lists/rowSlices.ts'

/** What a kind has besides its description. */
interface PlainOptions<Row> {
  fields?: OwnFields<Row>
  /** Lists of which these fields tell something. */
  beside?: readonly string[]
  /** Returns why rows must not be written, in their order. `current` is the record that a row replaces. */
  problemsOf?: (db: Db, rows: readonly { row: Cells; current?: Row }[]) => Promise<(RowProblem | undefined)[]>
}

/** Records of a plain kind in SQL. */
export function sqlPlain<Row extends object, Body extends PlainBody, Query extends PlainQuery>(
  db: Db,
  engine: Engine,
  kind: PlainName,
  described: PlainKind<Row, Body, Query>,
  { fields, beside = [], problemsOf }: PlainOptions<Row> = {},
): PlainStore<Row, Body, Query> & { sets: RecordSets<Row, Body> } {
  const { nameField } = recordKinds[kind]
  const table = tableOf(kind)
  const references = referencesOf(described)
  const { select, recordOf, idOf, read } = plainReader(kind, described, fields)

  const list = pager<Row, Row>(
    db,
    engine,
    {
      ...table,
      related: references.map(({ to, field }) => relatedNames(engine, to, field)),
      sortColumns: { name: 'sort_name' },
    },
    {
      select,
      rowsOf: (rows) => rows.map(recordOf),
      idOf,
      sortKeys: { name: (row) => sortKey(String(valueOf(row, nameField))) },
      beside: [...references.map(({ to }) => to), ...beside],
    },
  )

  const filterOf = (query: object) =>
    filterBy(
      ...references.map(({ field, filter }) => {
        const condition = (id: unknown) => sql`${sql.ref(field)} = ${id}`
        return filterOn({ name: filter, value: valueOf(query, filter), condition })
      }),
    )

  const exist = existing(engine)
  /** What a record refers to already is there, as foreign keys hold it. */
  async function missingOf(within: Db, rows: readonly { row: Cells; current?: Row }[]) {
    const problems: (RowProblem | undefined)[] = rows.map(() => undefined)
    for (const { to, field, gone } of references) {
      const ids = rows.map(({ row, current }) =>
        current && valueOf(current, field) === row[field] ? 0 : Number(row[field] ?? 0),
      )
      const known = await exist.ids(within, to, ids)
      for (const [index, id] of ids.entries()) problems[index] ??= missing(known, id, field, gone)
    }
    return problems
  }

  const sets = recordSets(engine, kind, {
    read,
    changed: (current: Row, body: Body) =>
      references.every(({ field }) => valueOf(current, field) === valueOf(body, field))
        ? { ...current, ...body }
        : undefined,
    usesOf: countedUses(kind),
    ...tableRows(kind, {
      columns: (body: Body) => plainColumns(kind, described, body),
      taken: described.unique && { field: nameField, message: described.unique.message },
      async problemsOf(within, rows: readonly { row: Cells; current?: Row }[]) {
        const problems = await missingOf(within, rows)
        const others = (await problemsOf?.(within, rows)) ?? []
        return problems.map((problem, index) => problem ?? others[index])
      },
      deleteProblemsOf: deleteProblems(kind),
    }),
  })

  return {
    page: (query) => list.page(query, filterOf(query)),
    slices: (query) => list.slices(query, filterOf(query)),
    idSlices: () => idsByName(db, table, nameField),

    ...records(db, sets),
    sets,
  }
}

/** What tells the columns of a plain kind. */
interface Columns {
  body: { shape: object }
  searched: readonly string[]
  unique?: { column: string }
}

/** Returns the columns of a record of a plain kind, but for its id. */
export function plainColumns(kind: PlainName, { body, searched, unique }: Columns, row: object): Cells {
  const name = String(valueOf(row, recordKinds[kind].nameField))
  return {
    ...Object.fromEntries(Object.keys(body.shape).map((field) => [field, cellOf(valueOf(row, field))])),
    ...(unique && { [unique.column]: uniqueKey(name) }),
    search_text: searched.map((field) => inOneLine(foldSearch(String(valueOf(row, field))))).join('\n'),
    sort_name: sortKey(name),
  }
}

const cellOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? value : null)

/**
 * Yields all ids of a table by name, in slices.
 * @param name a column
 */
async function* idsByName(db: Db, table: ListTable, name: string): AsyncGenerator<[string, number][]> {
  const id = sql.ref(table.id)
  const read = async (from: number) => {
    const { rows } = await sql<{ name: string; id: number }>`
      select ${sql.ref(name)} as "name", ${id} as "id" from ${sql.table(table.name)}
      where ${id} >= ${from} order by ${id} limit ${SLICE}`.execute(db)
    return rows.map((row): [string, number] => [row.name, row.id])
  }
  yield* slicesFrom(1, read, ([, last]) => last + 1)
}
