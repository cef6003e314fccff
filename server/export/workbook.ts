import type { Bytes } from '#server/stream.ts'
import { archive, type ArchiveFile, type Packer } from './archive.ts'
import { cell, fit, type Look } from './cells.ts'

/** A column. */
export interface Column {
  title: string
  /** In characters. */
  width: number
  look: Exclude<Look, 'title'>
}

export interface Sheet {
  name: string
  columns: readonly Column[]
  /** Yields slices of rows, with a value for each column. Called when the sheet is written. */
  slices: () => AsyncIterable<string[][]> | Iterable<string[][]>
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** Options of a workbook. */
export interface Making {
  /** @default fflate's */
  packerOf?: (name: string) => Packer
  /** Awaited after every few rows. */
  pause?: () => Promise<void> | void
}

/** Rows generated at once: about 50 kB of XML, one millisecond. */
const ROWS_AT_ONCE = 64

/** Yields a workbook (ECMA-376), one sheet after the other, on demand. */
export function workbook(sheets: readonly Sheet[], { packerOf, pause }: Making = {}): AsyncGenerator<Bytes> {
  const parts: [name: string, xml: string][] = [
    ['[Content_Types].xml', contentTypes(sheets)],
    ['_rels/.rels', relations([`${DOCUMENT}/officeDocument`, 'xl/workbook.xml'])],
    ['xl/workbook.xml', overview(sheets)],
    [
      'xl/_rels/workbook.xml.rels',
      relations(
        ...sheets.map((_, index) => [`${DOCUMENT}/worksheet`, `worksheets/sheet${index + 1}.xml`] as const),
        [`${DOCUMENT}/styles`, 'styles.xml'],
      ),
    ],
    ['xl/styles.xml', styles],
  ]
  const files = [
    ...parts.map(([name, xml]): ArchiveFile => ({ name, content: () => [XML + xml] })),
    ...sheets.map((sheet, index) => ({
      name: `xl/worksheets/sheet${index + 1}.xml`,
      content: () => sheetXml(sheet, pause),
    })),
  ]
  return archive(files, packerOf)
}

async function* sheetXml({ columns, slices }: Sheet, pause: Making['pause']) {
  const widths = columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  )
  const frozen = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>'
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">${frozen}</sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`
  const titles = columns.map(({ title }, index) => cell(letter(index), '1', title, 'title'))
  yield `<row r="1">${titles.join('')}</row>`
  const cellStyles = columns.map(({ look }, index) => ({ column: letter(index), look }))
  let number = 1
  for await (const rows of slices()) {
    for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
      let xml = ''
      for (const row of rows.slice(start, start + ROWS_AT_ONCE))
        xml += rowXml(cellStyles, row, String((number += 1)))
      yield xml
      await pause?.()
    }
  }
  yield '</sheetData></worksheet>'
}

interface CellStyle {
  column: string
  look: Look
}

function rowXml(cellStyles: readonly CellStyle[], row: readonly string[], number: string) {
  let cells = ''
  let index = 0
  for (const { column, look } of cellStyles) cells += cell(column, number, row[index++] ?? '', look)
  return `<row r="${number}">${cells}</row>`
}

/** Returns the name of a column: A for 0, AA for 26. */
function letter(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : letter(Math.floor(index / 26) - 1) + last
}

const relations = (...targets: (readonly [type: string, target: string])[]) =>
  `<Relationships xmlns="${PACKAGE}/relationships">${targets
    .map(([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${type}" Target="${target}"/>`)
    .join('')}</Relationships>`

const overview = (sheets: readonly Sheet[]) =>
  `<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><sheets>${sheets
    .map(({ name }, index) => `<sheet name="${fit(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
    .join('')}</sheets></workbook>`

const contentTypes = (sheets: readonly Sheet[]) =>
  `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>${sheets
    .map(
      (_, index) =>
        `<Override PartName="/xl/worksheets/sheet${index + 1}.xml" ContentType="${TYPE}.worksheet+xml"/>`,
    )
    .join('')}</Types>`

/** The formats in the order of LOOKS, after the default: text (49), date (164), bold title. */
const styles = `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>${[
  [49, 0],
  [164, 0],
  [49, 1],
]
  .map(
    ([format, font]) =>
      `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`,
  )
  .join(
    '',
  )}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`
