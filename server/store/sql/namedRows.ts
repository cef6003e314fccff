import type { SqliteStatement } from 'kysely'

/** A statement of libsql, as far as rows are read by it. */
export interface RowStatement extends Omit<SqliteStatement, 'iterate'> {
  /** Lets rows come as arrays. */
  raw(): unknown
  columns(): { name: string }[]
}

/**
 * Returns a statement whose rows are made into objects here. libsql names every value of every row by a call of its own,
 * which takes longer than the query of a page does.
 */
export function namedRows(statement: RowStatement): SqliteStatement {
  statement.raw()
  const columnNames = () => statement.columns().map(({ name }) => name)
  let names = columnNames()

  function all(parameters: readonly unknown[]) {
    const rows = statement.all(parameters).filter(isArray)
    // `select *` has other columns once a migration has run.
    if (rows[0] && rows[0].length !== names.length) names = columnNames()
    return rows.map((row) => named(row, names))
  }

  return {
    reader: true,
    all,
    run: (parameters) => statement.run(parameters),
    iterate: (parameters) => all(parameters).values(),
  }
}

const isArray = (row: unknown): row is unknown[] => Array.isArray(row)

function named(row: unknown[], names: string[]): object {
  const object: Record<string, unknown> = {}
  names.forEach((name, at) => (object[name] = row[at]))
  return object
}
