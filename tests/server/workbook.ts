import { unzip } from './unzip.ts'

/** A cell as a spreadsheet program understands it. */
interface Cell {
  kind: 'text' | 'number'
  value: string
  /** Place in the list of formats. */
  style: number
}

/** A sheet: its cells by their reference, such as B2, and its whole XML. */
export interface ReadSheet {
  cells: Map<string, Cell>
  xml: string
}

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' }

/** The text that XML, which reads every line end as \n, and the spreadsheet's own escapes stand for. */
const plain = (xml: string) =>
  xml
    .replace(/\r\n?/g, '\n')
    .replace(/&(?:lt|gt|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/_x([\dA-Fa-f]{4})_/g, (_whole, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

const cellPattern =
  /<c r="([A-Z]+\d+)" s="(\d+)"(?: t="inlineStr"><is><t(?: xml:space="preserve")?>([^<]*)<\/t><\/is>|><v>([^<]*)<\/v>)<\/c>/g

/** The sheets of a workbook by name, in their order. Throws when one has anything in it but rows of such cells. */
export function readWorkbook(bytes: Buffer): Map<string, ReadSheet> {
  const files = unzip(bytes)
  const file = (name: string) => files.get(name) ?? ''
  const targets = new Map(
    [...file('xl/_rels/workbook.xml.rels').matchAll(/Id="(\w+)" Type="[^"]+" Target="([^"]+)"/g)].map(
      ([, id = '', target = '']) => [id, target],
    ),
  )
  const named = [...file('xl/workbook.xml').matchAll(/<sheet name="([^"]+)" sheetId="\d+" r:id="(\w+)"/g)]
  return new Map(
    named.map(([, name = '', id = '']) => [name, readSheet(file(`xl/${targets.get(id) ?? ''}`))]),
  )
}

function readSheet(xml: string): ReadSheet {
  const [, data = ''] = /<sheetData>(.*)<\/sheetData>/s.exec(xml) ?? []
  const cells = new Map<string, Cell>()
  const rest = data
    .replace(cellPattern, (_whole, at: string, style: string, text?: string, number?: string) => {
      const isText = text !== undefined
      cells.set(at, {
        kind: isText ? 'text' : 'number',
        value: plain(text ?? number ?? ''),
        style: Number(style),
      })
      return ''
    })
    .replace(/<row r="\d+">|<\/row>/g, '')
  if (rest !== '') throw new Error(`something else is in the sheet: ${rest.slice(0, 100)}`)
  return { cells, xml }
}

/** The values of one row, from column A on; empty where there is no cell. */
export const rowOf = ({ cells }: ReadSheet, row: number, width: number) =>
  Array.from(
    { length: width },
    (_, index) => cells.get(`${String.fromCharCode(65 + index)}${row}`)?.value ?? '',
  )
