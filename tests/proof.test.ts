import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { gatherStories, gatherTests, numbersIn, storiesIn } from '#storybook/gather.ts'
import { proofsOf } from '#storybook/proof.ts'
import { allReadings, statements } from '#stories/review/statements.ts'
import { unproven } from '#stories/review/unproven.ts'

const stories = gatherStories()
const tests = gatherTests()
/** What `npm test` proves. */
const proven = new Set([...stories, ...tests].flatMap(({ spec }) => spec))
const numbers = statements.map(({ number }) => number)

test('every statement is proven by a story or a test, or says why it is not', () => {
  const open = statements.filter(({ number }) => !proven.has(number) && unproven[number] === undefined)
  expect(open).toEqual([])
})

test('what says why it is not proven is not proven, and says it in sentences', () => {
  expect(Object.keys(unproven).filter((number) => proven.has(Number(number)))).toEqual([])
  expect(Object.values(unproven).filter((reason) => !/^[A-Z].*\.$/.test(reason))).toEqual([])
})

test('statements are numbered from 1 on, and no proof or reading carries another number', () => {
  expect(numbers).toEqual(Array.from({ length: 512 }, (_, index) => index + 1))
  const named = [...proven, ...allReadings.flatMap((reading) => reading.statements)]
  expect(named.filter((number) => !numbers.includes(number))).toEqual([])
})

test('numbers are read as they are written', () => {
  expect(numbersIn('242, 313 to 315, 360-361, reading Q48')).toEqual([242, 313, 314, 315, 360, 361])
  expect(
    storiesIn(
      'site/Page',
      `const meta = preview.meta({ parameters: { spec: [1, 2] } })
export const Default = meta.story({})
export const Own = meta.story({ parameters: { spec: [3] }, globals: { viewport: { value: 'phone' } } })
export const Other = Own.extend({})
`,
    ),
  ).toEqual([
    { id: 'screens-public-site-page--default', file: 'site/Page', name: 'Default', spec: [1, 2] },
    { id: 'screens-public-site-page--own', file: 'site/Page', name: 'Own', spec: [3], viewport: 'phone' },
    { id: 'screens-public-site-page--other', file: 'site/Page', name: 'Other', spec: [3], viewport: 'phone' },
  ])
})

test('a proof has the outcome of every case of its title, and none when it did not run', () => {
  // Put together here, so that it is not taken for a proof itself.
  const mark = ['(spec', '469)'].join(': ')
  const entries = ['a list %s is paged', 'never run'].map((title) => ({
    file: 'tests/a.test.ts',
    title: `${title} ${mark}`,
    spec: [469],
  }))
  const outcomes = (isGood: boolean) => {
    const ran = { [`lists a list of 15 is paged ${mark}`]: true, [`a list of 1 is paged ${mark}`]: isGood }
    return proofsOf([], entries, { at: '', stories: {}, tests: ran }).map(({ outcome }) => outcome)
  }
  expect(outcomes(true)).toEqual(['passed', 'not run'])
  expect(outcomes(false)).toEqual(['failed', 'not run'])
})

test('docs pages show a story with handlers of its own in a frame of its own (spec: 510)', () => {
  const mixed = readdirSync('stories', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => ({ file, code: readFileSync(`stories/${file}`, 'utf8') }))
    .filter(({ code }) => !code.includes("'!autodocs'"))
    .flatMap(({ file, code }) =>
      code
        .split(/^(?=export const )/m)
        .filter((part) => part.includes('msw.use(') && !part.includes('docs: { story: { inline: false'))
        .map(() => file),
    )
  expect(mixed).toEqual([])
})
