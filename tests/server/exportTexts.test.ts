import { expect, test } from 'vitest'
import { ayshaRahman } from '#mocks/fixtures/students.ts'
import { fill } from '#mocks/database/seed.ts'
import { storeOver } from '#server/store/sql/sqlStore.ts'
import { fc } from '#tests/runs.ts'
import { migratedDatabases } from '#tests/store/embeddedDatabases.ts'
import { anyText } from './fuzzText.ts'
import { institute } from '#mocks/fixtures/institute.ts'
import { office, testApi } from './support.ts'
import { readWorkbook } from './workbook.ts'

const migrated = migratedDatabases()

/** More of them, and others with FUZZ_SEED, for the drill `spreadsheet`. */
const TEXTS = Number(process.env.EXPORT_TEXTS ?? 300)
const SEED = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31))

const formulaLike: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom('=', '+', '-', '@', '\t=', '\r=', '|', '%0A=', "'=", '＝'), anyText)
  .map(([first, rest]) => first + rest)

/** What has been read as a formula or a number, or not at all. */
const formulas = ['=1+1', '+91', '-5', '@sum(A1)', '007', '1e5', '\t=1', "'quoted"]
const others = [
  'two\nlines',
  '  spaces  ',
  'a space at the end ',
  '<b>&amp;</b>',
  'ഹദീസ് പഠനം 😀',
  'bell\u0007 and \uFFFE',
  '_x0041_ and _x00_',
]

/** The columns of name, qualification and address. The code, in B, is the name and a number, as codes differ. */
const COLUMNS = ['A', 'F', 'M'] as const

const codeOf = (name: string, index: number) => `${name} ${index}`

test(`${TEXTS} odd texts are read back as they were, and none is a formula, seed ${SEED} (spec: 502)`, async () => {
  // As the contract keeps them: no half pairs, no U+0000, at most 5,000 units, none empty.
  const sampled = fc
    .sample(fc.oneof(anyText, formulaLike), { numRuns: TEXTS, seed: SEED })
    .map((text) => text.slice(0, 5000).replace(/[\0\p{Surrogate}]/gu, '') || '=')
  const texts = [...formulas, ...others, ...sampled]
  const students = Array.from({ length: Math.ceil(texts.length / COLUMNS.length) }, (_, index) => {
    const [M05_UserName = '=', M05_Qualification = '=', M05_Address = '='] = texts.slice(
      index * COLUMNS.length,
    )
    const M05_UserId = 100_000 - index
    return {
      ...ayshaRahman,
      M05_UserId,
      M05_UserName,
      M05_UserCode: codeOf(M05_UserName, index),
      M05_Qualification,
      M05_Address,
    }
  })
  // The database of stories drops U+FEFF at the beginning of a text.
  const db = await migrated()
  await fill(db, { ...institute, accounts: [office], students })
  const { call } = await testApi({ store: storeOver(db, 'sqlite') })
  const response = await call('GET', '/students?export=export')
  const sheet = readWorkbook(Buffer.from(await response.arrayBuffer())).get('Students')

  const shown = texts.flatMap((text, index) => {
    const [column, student] = [index % COLUMNS.length, Math.floor(index / COLUMNS.length)]
    const own = [`${COLUMNS[column]}${student + 2}`, text] as const
    return column === 0 ? [own, [`B${student + 2}`, codeOf(text, student)] as const] : [own]
  })
  for (const [at, value] of shown) {
    expect(sheet?.cells.get(at), at).toEqual({
      kind: 'text',
      value: value.replace(/\p{Surrogate}/gu, ''),
      style: 1,
    })
  }
  const unkept = /<t>(?:\s[^<]*|[^<]*\s|[^<]*\s{2}[^<]*)<\/t>/
  expect(sheet?.xml).not.toMatch(unkept)
  expect(sheet?.cells.get('K2')).toEqual({ kind: 'text', value: '+910000001031', style: 1 })
  expect(sheet?.xml).not.toMatch(/<f[ >]/)
})
