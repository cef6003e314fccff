import { expect, test } from 'vitest'
import { strToU8 } from 'fflate'
import { bookOf } from './bookOf.ts'
import { importCalls } from './importCalls.ts'
import { testApi } from './support.ts'

const headers = ['User Name', 'User Code', 'Date of Birth', 'Joining Date', 'Mobile Number', 'Is Active']

/** The same two students, whatever program saves them. */
const rows = [
  ['ആമിന റഹീം', '0012', '2001-02-14', '2024-06-04', '+919876543210', 'TRUE'],
  ['Fathima & Nasreen', 'IHS-2', '1999-12-31', '2024-06-04', '919876543210', 'FALSE'],
]
const texts = [...headers, ...rows.flatMap(([name = '', code = '', , , mobile = '']) => [name, code, mobile])]
const escaped = (text: string) => text.replaceAll('&', '&amp;')
const shared = (text: string) => texts.indexOf(text)
const sharedStrings = `<sst>${texts.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('')}</sst>`
const inline = (text: string) => `t="inlineStr"><is><t>${escaped(text)}</t></is>`

/** Day numbers as Excel counts them from 1900, of the days above; a Macintosh counts 1,462 fewer. */
const serials: Readonly<Record<string, number>> = {
  '2001-02-14': 36936,
  '1999-12-31': 36525,
  '2024-06-04': 45447,
}

interface Program {
  /** The inside of a cell with a text, from its attributes on. */
  text: (text: string) => string
  /** The same of a day. `isFirst` for the first of two columns, which a program may format otherwise. */
  day: (day: string, isFirst: boolean) => string
  row: (number: number, cells: string) => string
  styles: string
  workbook?: string
  after?: string
}

const formats = (ids: readonly (number | string)[]) => {
  const own = ids.flatMap((id, index) =>
    typeof id === 'string' ? [`<numFmt numFmtId="${164 + index}" formatCode="${id}"/>`] : [],
  )
  const styles = ids.map(
    (id, index) => `<xf numFmtId="${typeof id === 'string' ? 164 + index : id}" xfId="0"/>`,
  )
  return `<styleSheet><numFmts>${own.join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${styles.join('')}</cellXfs></styleSheet>`
}
const sharedText = (text: string) => `t="s"><v>${shared(text)}</v>`
const plainRow = (number: number, cells: string) => `<row r="${number}">${cells}</row>`
const serial = (day: string, style: number) => `s="${style}"><v>${serials[day]}</v>`

/** How each program writes a workbook. */
const programs: Readonly<Record<string, Program>> = {
  'Excel for Windows': {
    text: sharedText,
    day: (day, isFirst) => serial(day, isFirst ? 1 : 2),
    row: (number, cells) => `<row r="${number}" spans="1:6" x14ac:dyDescent="0.25">${cells}</row>`,
    styles: formats([0, 14, '[$-409]d\\-mmm\\-yy;@']),
  },
  'Excel for Mac, days from 1904': {
    text: sharedText,
    day: (day) => `s="1"><v>${(serials[day] ?? 0) - 1462}</v>`,
    row: plainRow,
    styles: formats([0, 14]),
    workbook: '<workbookPr date1904="1" defaultThemeVersion="124226"/>',
  },
  'Excel, strict Open XML': {
    text: sharedText,
    day: (day) => `s="1" t="d"><v>${day}</v>`,
    row: plainRow,
    styles: formats([0, 14]),
  },
  LibreOffice: {
    text: sharedText,
    day: (day) => serial(day, 1).replace('>', ' t="n">'),
    row: (number, cells) =>
      `<row r="${number}" customFormat="false" ht="12.8" hidden="false" outlineLevel="0">${cells}</row>`,
    styles: formats(['General', 'yyyy\\-mm\\-dd']),
    workbook: '<workbookPr backupFile="false" showObjects="all" date1904="false"/>',
  },
  'Google Sheets': {
    text: (text) => `s="1" t="s"><v>${shared(text)}</v>`,
    day: (day, isFirst) => serial(day, isFirst ? 2 : 3),
    row: (number, cells) => `<row r="${number}" ht="15.75" customHeight="1">${cells}</row>`,
    styles: formats([0, 0, 'yyyy-mm-dd', 'd&quot; &quot;mmmm&quot; &quot;yyyy']),
    // It writes a thousand rows, most of them empty.
    after: Array.from(
      { length: 997 },
      (_, index) => `<row r="${index + 4}" ht="15.75" customHeight="1"><c r="A${index + 4}" s="1"/></row>`,
    ).join(''),
  },
  Numbers: {
    text: sharedText,
    day: (day) => serial(day, 1),
    row: (number, cells) => `<row r="${number}" ht="20.25" customHeight="1">${cells}</row>`,
    styles: formats([0, 'd/m/yyyy h:mm AM/PM']),
  },
  'programs with texts in their cells': {
    text: inline,
    day: (day) => serial(day, 1),
    row: (_number, cells) => `<row>${cells}</row>`,
    styles: formats([0, 22]),
  },
}

function saved({ text, day, row, styles, workbook = '', after = '' }: Program) {
  const cell = (column: number, number: number, inside: string) =>
    `<c r="${'ABCDEF'.charAt(column)}${number}" ${inside}</c>`
  const cellOf = (value: string, column: number) => {
    if (column === 5) return `t="b"><v>${value === 'TRUE' ? 1 : 0}</v>`
    if (column === 2 || column === 3) return day(value, column === 2)
    return text(value)
  }
  const lines = [
    row(1, headers.map((header, column) => cell(column, 1, text(header))).join('')),
    ...rows.map((values, index) =>
      row(index + 2, values.map((value, column) => cell(column, index + 2, cellOf(value, column))).join('')),
    ),
  ]
  const others = { 'xl/sharedStrings.xml': sharedStrings, 'xl/styles.xml': styles }
  return bookOf(lines.join('') + after, { others, workbook })
}

test.each(Object.entries(programs))('a workbook of %s is read like all others', async (_name, program) => {
  const { read, check } = importCalls(await testApi())
  const sheet = await read(saved(program), 'students.xlsx')
  expect(sheet).toMatchObject({ headers, format: 'xlsx', notes: [] })
  expect(sheet.rows.map(({ cells }) => cells)).toEqual(rows)
  // And the days are not asked about.
  expect((await check([headers, ...sheet.rows.map(({ cells }) => cells)])).questions).toEqual([])
})

test('CSV of each program is read like their workbooks', async () => {
  const { read } = importCalls(await testApi())
  const lines = [headers, ...rows]
  const csv = {
    excel: `\uFEFF${lines.map((line) => line.join(';')).join('\r\n')}\r\n`,
    libreOffice: `${lines.map((line) => line.join(',')).join('\n')}\n`,
    googleSheets: lines.map((line) => line.join(',')).join('\r\n'),
    numbers: lines.map((line) => line.map((text) => `"${text}"`).join(',')).join('\r\n'),
  }
  for (const text of Object.values(csv))
    expect((await read(strToU8(text), 'students.csv')).rows.map(({ cells }) => cells)).toEqual(rows)
})
