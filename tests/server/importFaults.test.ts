import { expect, test } from 'vitest'
import type { ImportCheck } from '#contract/import/import.ts'
import { importFields } from '#contract/import/importFields.ts'
import { fc } from '#tests/runs.ts'
import { list } from '#tests/store/records.ts'
import { anyText } from './fuzzText.ts'
import type { Cells } from './importCalls.ts'
import { morningRegister } from './morningRegister.ts'

/** More of them, and others with FUZZ_SEED, for the drill `importFuzz`. */
const FILES = Number(process.env.IMPORT_FILES ?? 100)
const SEED = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31))

const ROWS = 500
const FAULTS = 60
/** The code of the mentor. */
const TAKEN = 'T-1'
const fields = importFields.students.filter(({ field }) => field !== 'M05_M04_Role')
const labels = fields.map(({ label }) => label)

const good: Readonly<Record<string, string>> = {
  'User Name': 'Maryam Yusuf',
  Gender: 'female',
  'Date of Birth': '2001-02-14',
  'Country Name': 'India',
  Qualification: 'B.A.',
  Batch: 'First Batch',
  Division: 'Morning',
  'Joining Date': '2024-06-04',
  'Mobile Number': '+910000001038',
  Email: 'someone@example.org',
  Address: 'Masjid Road',
  'Allow Login': 'Yes',
  'Is Active': '1',
}

/** Texts that the form or the register refuses, by column. */
const bad: Readonly<Record<string, readonly string[]>> = {
  'User Name': ['', ' ', 'x'.repeat(256)],
  'User Code': ['', TAKEN, 't-1 '],
  Gender: ['', 'x', 'fem'],
  'Date of Birth': ['', '2001-02-30', 'yesterday', '99999999'],
  'Country Name': ['', 'x\0'],
  Qualification: [''],
  Division: ['', 'Evening', 'Morning 2'],
  'Joining Date': ['', '2024-13-01', '31/02/2024'],
  'Mobile Number': ['', 'none', '+0123456', '9.19E+11', '1'.repeat(17)],
  Email: ['nobody', 'a@b', 'a b@example.org', '@'],
  Address: [''],
  'Allow Login': ['perhaps', '2'],
  'Is Active': ['maybe'],
}

const rowOf = (code: string, part: Readonly<Record<string, string>> = {}) =>
  labels.map((label) => part[label] ?? (label === 'User Code' ? code : (good[label] ?? '')))

const cellOf = ([label, text]: [string, string]) => ({ [label]: text })

test(`${FAULTS} faults in ${ROWS} rows are named at their cells, and no others, seed ${SEED}`, async () => {
  const { check } = await morningRegister()
  const problems = Object.entries(bad).flatMap(([label, texts]) =>
    texts.map((text): [string, string] => [label, text]),
  )
  const seeded = fc.sample(fc.constantFrom(...problems), { numRuns: FAULTS, seed: SEED })
  const [places = []] = fc.sample(
    fc.uniqueArray(fc.nat(ROWS - 1), { minLength: FAULTS, maxLength: FAULTS }),
    { numRuns: 1, seed: SEED },
  )
  const problemIn = new Map(places.map((row, index) => [row, seeded[index]] as const))
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const problem = problemIn.get(row)
    return rowOf(`A-${row}`, problem && cellOf(problem))
  })
  const { rows: validated } = await check([labels, ...rows])
  const named = validated.flatMap(({ row, errors = {} }) =>
    Object.keys(errors).map((field) => `${row} ${fields.find((one) => one.field === field)?.label ?? field}`),
  )
  const expected = [...problemIn].map(([row, problem]) => `${row + 2} ${problem?.[0]}`)
  expect(named.toSorted()).toEqual(expected.toSorted())
})

/** Files of a few rows: good ones, with faults, and with odd texts; their codes are often the same. */
const anyFile: fc.Arbitrary<Cells> = fc
  .array(
    fc
      .tuple(
        fc.integer({ min: 1, max: 12 }),
        fc.option(
          fc
            .constantFrom(...labels)
            .chain((label) =>
              fc
                .oneof(anyText, fc.constantFrom(...(bad[label] ?? ['']), good[label] ?? ''))
                .map((text) => ({ [label]: text.slice(0, 300) })),
            ),
        ),
      )
      .map(([code, odd]) => rowOf(`A-${code}`, odd ?? {})),
    { minLength: 1, maxLength: 5 },
  )
  .map((rows) => [labels, ...rows])

test(`the check of ${FILES} files says what their import does, seed ${SEED}`, async () => {
  const { store, check, write } = await morningRegister()
  const total = async () => (await store.students.page(list())).total
  const outcomes = new Set<string>()
  for (const cells of fc.sample(anyFile, { numRuns: FILES, seed: SEED })) {
    const before = await total()
    const checked: ImportCheck = await check(cells)
    const seen = checked.rows.map((row) => row.seen)
    const { lines } = await write(cells, { seen, mode: 'good' })
    const refused = checked.rows.filter((row) => row.outcome === 'refused').map(({ row }) => ({ row }))
    expect(lines.at(-1), JSON.stringify(cells)).toMatchObject({ data: { counts: checked.counts, refused } })
    expect(await total()).toBe(before + checked.counts.added)
    for (const { outcome } of checked.rows) outcomes.add(outcome)
  }
  // Otherwise the files would prove little.
  expect([...outcomes].toSorted()).toEqual(['added', 'changed', 'refused', 'same'])
})
