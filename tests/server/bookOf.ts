import { strToU8, zipSync } from 'fflate'

const MAIN =
  'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'

/** Returns the file of a part's relations, in the order of their ids. */
const relations = (...targets: [type: string, target: string][]) =>
  `<Relationships>${targets
    .map(
      ([type, target], index) => `<Relationship Id="rId${index + 1}" Type="x/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`

interface BookOptions {
  sheets?: string
  others?: Record<string, string>
  workbook?: string
}

/** Returns a workbook with one sheet of this XML. `others` adds files, or replaces them. */
export function bookOf(
  rows: string,
  { sheets = '<sheet name="S" sheetId="1" r:id="rId1"/>', others = {}, workbook = '' }: BookOptions = {},
): Uint8Array<ArrayBuffer> {
  const files = {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': relations(['officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': `<workbook ${MAIN}>${workbook}<sheets>${sheets}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      ['worksheet', 'worksheets/sheet1.xml'],
      ['sharedStrings', 'sharedStrings.xml'],
      ['styles', 'styles.xml'],
    ),
    'xl/worksheets/sheet1.xml': `<worksheet ${MAIN}><sheetData>${rows}</sheetData></worksheet>`,
    ...others,
  }
  return Uint8Array.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])), {
      level: 1,
    }),
  )
}
