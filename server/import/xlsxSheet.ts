import { createGrid, type Grid } from './grid.ts'
import { dayOf, numberText } from './numberFormats.ts'
import { isOn, unescaped, type Book, type BookSheet } from './xlsx.ts'
import { readXml } from './xml.ts'
import type { OpenZip } from './zip.ts'

/** A cell while it is read. */
interface Cell {
  row: number
  column: number
  type: string
  style: number
  value: string
  inline: string
  isFormula: boolean
}

/** Numbers of what a user should know about a sheet. */
interface Oddities {
  hiddenRows: number
  hiddenColumns: number
  merged: number
  formulas: number
  /** Formulas whose result is not in the file. */
  empty: number
  errors: number
}

/** Reads the cells of a sheet as texts. @throws {Refusal} if it is damaged or too large */
export async function readSheet(
  zip: OpenZip,
  book: Book,
  { file }: BookSheet,
): Promise<{ grid: Grid; notes: string[] }> {
  const grid = createGrid()
  const odd: Oddities = { hiddenRows: 0, hiddenColumns: 0, merged: 0, formulas: 0, empty: 0, errors: 0 }
  const at = { row: 0, column: -1 }
  let cell: Cell | undefined
  let inside: 'value' | 'inline' | undefined

  function open(name: string, attributes: () => Record<string, string>) {
    if (name === 'c') {
      cell = cellAt(at, attributes())
    } else if (name === 'v') inside = 'value'
    else if (name === 't') inside = 'inline'
    else if (name === 'f' && cell) cell.isFormula = true
    else if (name === 'row') {
      const { r, hidden } = attributes()
      Object.assign(at, { row: position(r) ?? at.row + 1, column: -1 })
      if (isOn(hidden)) odd.hiddenRows += 1
    } else if (name === 'col') {
      if (isOn(attributes()['hidden'])) odd.hiddenColumns += 1
    } else if (name === 'mergeCell') odd.merged += 1
  }

  function close(name: string) {
    if (name === 'v' || name === 't') inside = undefined
    if (name !== 'c' || !cell) return
    const text = textOf(cell, book)
    if (cell.isFormula) odd.formulas += 1
    if (cell.isFormula && text === '') odd.empty += 1
    if (cell.type === 'e') odd.errors += 1
    grid.put(cell.row, cell.column, text)
    cell = undefined
  }

  await readXml(zip.read(file), {
    open,
    close,
    text(piece) {
      if (!cell || !inside) return
      if (inside === 'value') cell.value += piece
      else cell.inline += piece
    },
  })
  return { grid, notes: notesOf(odd) }
}

/** Cells and rows may leave out where they are; then they follow the one before. */
function cellAt(at: { row: number; column: number }, { r, t = 'n', s }: Record<string, string>): Cell {
  const [, letters = '', digits] = /^([A-Z]{1,3})(\d{1,7})$/.exec(r ?? '') ?? []
  at.column = letters === '' ? at.column + 1 : columnOf(letters)
  return {
    row: position(digits) ?? at.row,
    column: at.column,
    type: t,
    style: Number(s ?? 0),
    value: '',
    inline: '',
    isFormula: false,
  }
}

const position = (digits: string | undefined) =>
  digits !== undefined && /^\d{1,7}$/.test(digits) ? Number(digits) : undefined

/** Returns the index of a column: 0 for A, 26 for AA. */
const columnOf = (letters: string) =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

function textOf({ type, style, value, inline }: Cell, { strings, dates, epoch }: Book): string {
  if (type === 'inlineStr') return unescaped(inline)
  if (type === 's') return strings[Number(value)] ?? ''
  if (type === 'str') return unescaped(value)
  if (type === 'b') return value === '1' ? 'TRUE' : value === '' ? '' : 'FALSE'
  if (type === 'd')
    return value
      .replace('T', ' ')
      .replace(/(\.\d+)?Z?$/, '')
      .replace(/ 00:00:00$/, '')
  if (type === 'e' || value.trim() === '') return value
  const number = Number(value)
  if (!Number.isFinite(number)) return value
  return (dates[style] === true ? dayOf(number, epoch) : undefined) ?? numberText(number)
}

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

function notesOf({ hiddenRows, hiddenColumns, merged, formulas, empty, errors }: Oddities): string[] {
  return [
    hiddenRows > 0 && `${count(hiddenRows, 'row is', 'rows are')} hidden in the file. They are read too.`,
    hiddenColumns > 0 && 'Some columns are hidden in the file. They are read too.',
    merged > 0 && 'Some cells are merged. Only the first cell of each group has a value.',
    formulas > empty &&
      `${count(formulas - empty, 'cell has', 'cells have')} a formula. Its last saved result is read.`,
    empty > 0 &&
      `${count(empty, 'formula has', 'formulas have')} no saved result and is read as blank. Open the file in a spreadsheet program and save it again.`,
    errors > 0 && `${count(errors, 'cell shows', 'cells show')} an error of a formula, such as #N/A.`,
  ].filter((note) => note !== false)
}
