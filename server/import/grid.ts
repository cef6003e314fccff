import { IMPORT_LIMITS, type SheetRow } from '#contract/import/import.ts'
import { importFields, matchColumns, type ImportKind } from '#contract/import/importFields.ts'
import { isExample } from './template.ts'
import { unreadable } from './unreadable.ts'

/** A table that was read. */
interface Table {
  headers: string[]
  columns: (string | null)[]
  rows: SheetRow[]
  notes: string[]
}

/** Rows above the table, such as a title, in which headers are looked for. */
const ABOVE = 10

/** The cells of a sheet. Blank rows and cells do not count towards the limits. */
export interface Grid {
  isEmpty: () => boolean
  /** @param row from 1 @param column from 0. @throws {Refusal} beyond a limit */
  put: (row: number, column: number, text: string) => void
  /** Returns the table: the first row whose headers are known, or else the first row, and those below. */
  table: (kind: ImportKind) => Table
}

export function createGrid(): Grid {
  const rows = new Map<number, string[]>()

  return {
    isEmpty: () => rows.size === 0,

    put(row, column, text) {
      if (text.trim() === '') return
      if (column >= IMPORT_LIMITS.columns)
        throw unreadable(
          `The file has more than ${IMPORT_LIMITS.columns} columns. Delete the columns that are not needed.`,
        )
      if (text.length > IMPORT_LIMITS.cell)
        throw unreadable(`A cell in row ${row} is longer than ${IMPORT_LIMITS.cell} characters. Shorten it.`)
      const cells = rows.get(row) ?? []
      while (cells.length < column) cells.push('')
      cells[column] = text
      rows.set(row, cells)
      if (rows.size > IMPORT_LIMITS.rows + ABOVE) throw tooManyRows()
    },

    table(kind) {
      const filled = [...rows]
        .filter(([, cells]) => !cells.every(isBlank))
        .toSorted(([one], [other]) => one - other)
      const at = headerAt(
        kind,
        filled.slice(0, ABOVE).map(([, cells]) => cells),
      )
      const [, top] = filled[at] ?? []
      if (!top) throw unreadable('The sheet is empty. Choose another sheet or file.')
      const below = filled.slice(at + 1)
      if (below.length > IMPORT_LIMITS.rows) throw tooManyRows()
      if (below.length === 0) throw noRows()
      const width = below.reduce((most, [, cells]) => Math.max(most, cells.length), top.length)
      const headers = padded(top, width).map((text) => text.trim())
      const columns = matchColumns(kind, headers)
      const all = below.map(([row, cells]) => ({ row, cells: padded(cells, width) }))
      const own = all.filter(({ cells }) => !isExample(kind, columns, cells))
      if (own.length === 0) throw noRows()
      const notes = [
        at > 0 && `The headers are in row ${filled[at]?.[0]}. What is above them is left out.`,
        own.length < all.length && 'The example row of the template is left out.',
      ].filter((note) => note !== false)
      return { headers, columns, rows: own, notes }
    },
  }
}

const noRows = () => unreadable('There are headers but no rows below them. Add rows and try again.')

/** Returns the refusal of a file with too many rows. */
export const tooManyRows = () =>
  unreadable(
    `The file has more than ${IMPORT_LIMITS.rows.toLocaleString('en')} rows. Split it into several files.`,
  )

/** Whether a cell is blank to a reader: also one of invisible characters only. */
const isBlank = (text: string) => !/[^\s\p{Cf}]/u.test(text)

const padded = (cells: readonly string[], width: number) =>
  Array.from({ length: width }, (_, column) => cells[column] ?? '')

/** Returns the index of the row with the most known headers, if there are two at least. */
function headerAt(kind: ImportKind, rows: readonly (readonly string[])[]): number {
  const known = rows.map((cells) => matchColumns(kind, cells).filter((field) => field !== null).length)
  const most = Math.max(0, ...known)
  return most >= Math.min(2, importFields[kind].length) ? known.indexOf(most) : 0
}
