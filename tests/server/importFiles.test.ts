import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { importFields } from '#contract/import/importFields.ts'
import { bookOf } from './bookOf.ts'
import { importCalls } from './importCalls.ts'
import { testApi } from './support.ts'

const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`
const headers = `<row r="1">${cell('A1', 'User Name')}${cell('B1', 'User Code')}${cell('C1', 'Date of Birth')}</row>`

test('cells are read as the programs write them: shared and inline texts, days, numbers, formulas', async () => {
  const { read } = importCalls(await testApi())
  const rows = `${headers}<row r="3"><c r="A3" t="s"><v>0</v></c><c r="B3"><v>9.1987654321E+11</v></c><c r="C3" s="1"><v>36936</v></c></row>
    <row hidden="1"><c t="str"><f>A3</f><v>അ&amp;&#x1F600;_x0041_</v></c><c t="b"><v>1</v></c><c s="1"><v>36936.75</v></c></row>`
  const others = {
    'xl/sharedStrings.xml':
      '<sst><si><r><t>ab</t></r><r><t xml:space="preserve"> c</t></r><rPh><t>x</t></rPh></si></sst>',
    'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
  }
  const sheet = await read(bookOf(rows, { others }), 'a.xlsx')
  expect(sheet).toMatchObject({
    format: 'xlsx',
    headers: ['User Name', 'User Code', 'Date of Birth'],
    columns: ['M05_UserName', 'M05_UserCode', 'M05_DOB'],
    rows: [
      { row: 3, cells: ['ab c', '919876543210', '2001-02-14'] },
      { row: 4, cells: ['അ&😀A', 'TRUE', '2001-02-14 18:00:00'] },
    ],
    notes: [
      '1 row is hidden in the file. They are read too.',
      '1 cell has a formula. Its last saved result is read.',
    ],
  })
  const mac = bookOf(rows, { others, workbook: '<workbookPr date1904="1"/>' })
  expect((await read(mac)).rows[0]?.cells[2]).toBe('2005-02-15')
})

test.each([
  ['commas', 'User Name,User Code\r\n"A, ""b""\nc",0012\r\n', 'utf-8'],
  ['semicolons after a byte order mark', '\uFEFFUser Name;User Code\n"A, ""b""\nc";0012', 'utf-8'],
  ['tabs, as they are pasted', 'User Name\tUser Code\n"A, ""b""\nc"\t0012', 'utf-8'],
  ['a named delimiter', 'sep=;\nUser Name;User Code\n"A, ""b""\nc";0012', 'utf-8'],
  ['UTF-16', '\uFEFFUser Name\tUser Code\n"A, ""b""\nc"\t0012', 'utf-16le'],
])('CSV with %s is read alike', async (_what, text, encoding) => {
  const { read } = importCalls(await testApi())
  const body = Uint8Array.from(Buffer.from(text, encoding === 'utf-8' ? 'utf8' : 'utf16le'))
  expect((await read(body, 'a.csv')).rows.map(({ cells }) => cells)).toEqual([['A, "b"\nc', '0012']])
})

test('the template is read without its example row', async () => {
  const api = await testApi()
  const { send } = importCalls(api)
  const template = await api.call('GET', '/import/students/template')
  const response = await send(new Uint8Array(await template.arrayBuffer()))
  expect(await response.json()).toMatchObject({
    message: 'There are headers but no rows below them. Add rows and try again.',
  })
})

const laughs = `<!DOCTYPE x [<!ENTITY a "a"><!ENTITY b "&a;&a;">]>`

test.each([
  ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d]), /picture/],
  ['the old format', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), /\.xls/],
  ['a web page', strToU8('<html><table>'), /web page/],
  ['OpenDocument', zipSync({ mimetype: strToU8('x'), 'content.xml': strToU8('<x/>') }), /OpenDocument/],
  ['Numbers', zipSync({ 'Index/Document.iwa': strToU8('x') }), /Numbers/],
  ['nothing', new Uint8Array(), /empty/],
  ['a zip bomb', bookOf('<row/>'.repeat(1_000_000) + ' '.repeat(1024 * 1024)), /longer than 32767/],
  [
    'entities',
    bookOf('', { others: { 'xl/worksheets/sheet1.xml': `${laughs}<worksheet/>` } }),
    /document type/,
  ],
  ['one cell of 20 MB', bookOf(`<row r="1">${cell('A1', 'x'.repeat(20 * 1024 * 1024))}</row>`), /32767/],
  ['the last cell of a sheet', bookOf(`${headers}<row>${cell('XFD1048576', 'x')}</row>`), /60 columns/],
  [
    '10,000 sheets',
    bookOf(headers, { sheets: '<sheet name="S" sheetId="1" r:id="rId1"/>'.repeat(10_000) }),
    /100 sheets/,
  ],
  ['5,001 rows', strToU8(`User Code\n${'A\n'.repeat(5001)}`), /5,000 rows/],
  ['an open quotation mark', strToU8('User Code\n"A'), /quotation mark/],
  ['binary data', Uint8Array.from({ length: 900 }, (_, index) => (index * index) % 251), /no spreadsheet/],
])('%s is refused with a sentence', async (_what, bytes, message) => {
  const { send } = importCalls(await testApi())
  const response = await send(Uint8Array.from(bytes))
  expect([response.status, await response.json()]).toEqual([
    422,
    { message: expect.stringMatching(message), errors: { file: [expect.stringMatching(message)] } },
  ])
})

test('a file that is cut short at 50 places is refused each time, and paths in it are never written', async () => {
  const { send } = importCalls(await testApi())
  const whole = bookOf(headers + `<row>${cell('A2', 'A')}</row>`, { others: { '../../x': 'y' } })
  expect((await send(whole)).status).toBe(200)
  for (let part = 0; part < 50; part += 1) {
    const cut = whole.slice(0, Math.floor((whole.length * part) / 50))
    expect((await send(cut)).status, `${part}`).toBe(422)
  }
})

test('headers are matched in any order, letter case and by wire names', async () => {
  const { read } = importCalls(await testApi(), 'classes')
  const labels = importFields.classes.map(({ label }) => label.toUpperCase()).toReversed()
  const sheet = await read(strToU8(`${labels.join(',')},M03_Title,Other\n${'x,'.repeat(9)}x`), 'a.csv')
  expect(sheet.columns).toEqual([...importFields.classes.map(({ field }) => field).toReversed(), null, null])
})

test('the headers of a school office are matched, but not those of roll numbers', async () => {
  const { read } = importCalls(await testApi())
  const usual = [
    'Sl. No',
    'Roll No',
    'Name of Student',
    'Reg. No',
    'Sex',
    'D.O.B',
    'Date of Joining',
    'Mobile No.',
  ]
  const { columns } = await read(`${usual.join(',')}\n1,1,Amina,R-1,F,15-Jun-2008,1-Jun-2024,9876543210`)
  expect(columns).toEqual([
    null,
    null,
    'M05_UserName',
    'M05_UserCode',
    'M05_Gender',
    'M05_DOB',
    'M05_JoiningDate',
    'M05_MobileNumber',
  ])
})
