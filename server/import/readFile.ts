import type { ReadSheet } from '#contract/import/import.ts'
import type { ImportKind } from '#contract/import/importFields.ts'
import type { Bytes } from '#server/stream.ts'
import { readCsv } from './csv.ts'
import { unreadable } from './unreadable.ts'
import { readBook, type Book } from './xlsx.ts'
import { readSheet } from './xlsxSheet.ts'
import { openZip, type OpenZip } from './zip.ts'

/** A file to read. */
export interface GivenFile {
  kind: ImportKind
  bytes: Bytes
  /** Its name; '' for pasted text. */
  name: string
  /** The sheet, from 1. */
  sheet: number | undefined
}

/** Reads a spreadsheet or CSV, whatever its name says. @throws {Refusal} 422 with what to do, if it cannot be read */
export async function readFile({ kind, bytes, name, sheet }: GivenFile): Promise<ReadSheet> {
  if (bytes.byteLength === 0) throw unreadable('The file is empty. Choose another one.')
  const other = otherFormat(bytes)
  if (other !== undefined) throw unreadable(other)
  if (isZip(bytes)) return readWorkbook(kind, openZip(bytes), sheet)
  const { grid, notes } = readCsv(bytes)
  const table = grid.table(kind)
  const sheets = [{ name: name === '' ? 'Pasted' : name, is_hidden: false }]
  return { ...table, format: 'csv', sheets, sheet: 1, epoch: 1900, notes: [...notes, ...table.notes] }
}

async function readWorkbook(kind: ImportKind, zip: OpenZip, wanted: number | undefined): Promise<ReadSheet> {
  refuseOtherZips(zip)
  const book = await readBook(zip)
  const { number, grid, notes } = await chosenSheet(zip, book, wanted)
  const table = grid.table(kind)
  const macros = zip.has('xl/vbaProject.bin') ? ['The file contains macros. Only its cells are read.'] : []
  return {
    ...table,
    format: 'xlsx',
    sheets: book.sheets.map(({ name, isHidden }) => ({ name, is_hidden: isHidden })),
    sheet: number,
    epoch: book.epoch,
    notes: [...macros, ...notes, ...table.notes],
  }
}

/** Returns the wanted sheet, or the first one that is neither hidden nor empty. */
async function chosenSheet(zip: OpenZip, book: Book, wanted: number | undefined) {
  for (const [index, sheet] of book.sheets.entries()) {
    const number = index + 1
    if (wanted === undefined ? sheet.isHidden : number !== wanted) continue
    const read = await readSheet(zip, book, sheet)
    if (wanted === undefined && read.grid.isEmpty()) continue
    return { number, ...read }
  }
  throw unreadable('The file has no sheet with rows that can be read. Choose another sheet or file.')
}

const isZip = (bytes: Bytes) => startsWith(bytes, [0x50, 0x4b])

const startsWith = (bytes: Bytes, start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte)

const includes = (bytes: Bytes, text: string) => new TextDecoder('latin1').decode(bytes).includes(text)

/** Content of an encrypted workbook, in UTF-16. */
const ENCRYPTED = 'EncryptedPackage'.split('').join('\0')

/** The first bytes of files that people take for spreadsheets, and what to do. */
const others: readonly [start: readonly number[], message: string][] = [
  [
    [0x89, 0x50, 0x4e, 0x47],
    'This is a picture (PNG), not a spreadsheet. Type or paste its cells into a spreadsheet.',
  ],
  [
    [0xff, 0xd8, 0xff],
    'This is a picture (JPEG), not a spreadsheet. Type or paste its cells into a spreadsheet.',
  ],
  [
    [0x47, 0x49, 0x46, 0x38],
    'This is a picture (GIF), not a spreadsheet. Type or paste its cells into a spreadsheet.',
  ],
  [[0x25, 0x50, 0x44, 0x46], 'This is a PDF, not a spreadsheet. Get the spreadsheet that it was made from.'],
]

/** Returns what to do with a file of another format; undefined for workbooks and text. */
function otherFormat(bytes: Bytes): string | undefined {
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]))
    return includes(bytes, ENCRYPTED)
      ? 'The file is protected by a password. Remove the password, save it and try again.'
      : 'This is the old Excel format (.xls). Open it in a spreadsheet program and save it as .xlsx.'
  if (/^\s*<(!doctype html|html|table)/i.test(new TextDecoder('latin1').decode(bytes.subarray(0, 200))))
    return 'This is a web page, not a spreadsheet. Open it in a spreadsheet program and save it as .xlsx.'
  return others.find(([start]) => startsWith(bytes, start))?.[1]
}

function refuseOtherZips(zip: OpenZip) {
  if (zip.has('xl/workbook.bin'))
    throw unreadable('This is a binary workbook (.xlsb). Open it in Excel and save it as .xlsx.')
  if (zip.has('Index/Document.iwa') || zip.has('Index.zip'))
    throw unreadable('This is a Numbers file. In Numbers, choose File > Export To > Excel.')
  if (zip.has('content.xml') && zip.has('mimetype'))
    throw unreadable('This is an OpenDocument file (.ods). Open it and save it as .xlsx.')
  if (!zip.has('[Content_Types].xml') || zip.has('word/document.xml') || zip.has('ppt/presentation.xml'))
    throw unreadable('This is no spreadsheet. Save it as .xlsx or as CSV in UTF-8 and try again.')
}
