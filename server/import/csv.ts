import { CsvError, parse } from 'csv-parse/browser/esm/sync'
import type { Bytes } from '#server/stream.ts'
import { createGrid, tooManyRows, type Grid } from './grid.ts'
import { unreadable } from './unreadable.ts'

/** Most UTF-16 units of a record: a quote that is never closed would read the whole file as one. */
const MAX_RECORD = 2 * 1024 * 1024
/** Most lines, also blank ones: reading five million takes a minute. */
const MAX_LINES = 100_000
const DELIMITERS = ['\t', ';', ','] as const
const delimiterNames = { '\t': 'tabs', ';': 'semicolons', ',': 'commas' } as const

/** Reads CSV (RFC 4180), or cells pasted from a spreadsheet, as texts. @throws {Refusal} if it is damaged or too large */
export function readCsv(bytes: Bytes): { grid: Grid; notes: string[] } {
  const { text: whole, note } = decoded(bytes)
  // Excel names the delimiter in a first line of its own.
  const [first, named] = /^sep=([\t;,])\r?\n/i.exec(whole) ?? []
  const text = first === undefined ? whole : whole.slice(first.length)
  const delimiter = DELIMITERS.find((one) => one === named) ?? delimiterOf(text)
  const grid = createGrid()
  let row = first === undefined ? 0 : 1
  try {
    parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: MAX_RECORD,
      // Returns nothing, so that no second copy of the cells is kept.
      onRecord(cells) {
        row += 1
        if (row > MAX_LINES) throw tooManyRows()
        cells.forEach((cell, column) => grid.put(row, column, cell))
        return null
      },
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw unreadable(
      `In or after row ${row + 1}, a quotation mark is never closed or a cell is too long. Correct it, or save the file as .xlsx.`,
    )
  }
  return {
    grid,
    notes: [note, delimiter === ',' ? '' : `Columns are separated by ${delimiterNames[delimiter]}.`].filter(
      Boolean,
    ),
  }
}

/** Returns the delimiter that occurs most in the first line outside quotation marks. */
function delimiterOf(text: string): (typeof DELIMITERS)[number] {
  const line = /^(?:\s*\n)*((?:"[^"]*"|[^"\n])*)/.exec(text.slice(0, 100_000))?.[1] ?? ''
  const bare = line.replace(/"[^"]*"/g, '')
  const counts = DELIMITERS.map((delimiter) => bare.split(delimiter).length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ','
}

function decoded(bytes: Bytes): { text: string; note: string } {
  const encoding = encodingOf(bytes)
  const text = encoding && decode(bytes, encoding)
  if (text !== undefined) {
    if (text.includes('\0')) throw notText()
    return { text, note: encoding === 'utf-8' ? '' : 'The file is read as UTF-16.' }
  }
  const windows = decode(bytes, 'windows-1252') ?? ''
  if (/\p{Cc}/u.test(windows.replace(/[\t\r\n\f\v]/g, ''))) throw notText()
  return {
    text: windows,
    note: 'The file is not in UTF-8, so it is read as Windows-1252. Look whether letters with accents are right; Malayalam and Arabic need UTF-8.',
  }
}

const notText = () => unreadable('This is no spreadsheet. Save it as .xlsx or as CSV in UTF-8 and try again.')

/** Returns the encoding by the byte order mark, or by where the zero bytes of UTF-16 are. */
function encodingOf(bytes: Bytes): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const sample = bytes.subarray(0, 1000)
  const zeros = [0, 1].map((parity) => sample.filter((byte, at) => byte === 0 && at % 2 === parity).length)
  const [even = 0, odd = 0] = zeros
  if (odd > sample.length / 5 && even === 0) return 'utf-16le'
  if (even > sample.length / 5 && odd === 0) return 'utf-16be'
  return 'utf-8'
}

function decode(bytes: Bytes, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: encoding !== 'windows-1252' }).decode(bytes)
  } catch {
    return undefined
  }
}
