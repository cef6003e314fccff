/**
 * Exports 10,000 odd students and imports the file again; names 60 faults in 500 rows; compares the check of 2,000 random files
 * with their import. The seed is printed; FUZZ_SEED repeats a run. `node tests/hard/importFuzz.mjs [students] [files]`
 */
import { judge } from './drill.mjs'
import { runTests } from './vitest.mjs'

const [IMPORT_STUDENTS = '10000', IMPORT_FILES = '2000'] = process.argv.slice(2)
const FUZZ_SEED = process.env.FUZZ_SEED ?? String(Math.floor(Math.random() * 2 ** 31))

console.log(`seed ${FUZZ_SEED}`)
/** @param {string} what @param {string} bar @param {string[]} selection */
function run(what, bar, ...selection) {
  const { isGood } = runTests(selection, { IMPORT_STUDENTS, IMPORT_FILES, FUZZ_SEED })
  judge(what, isGood ? bar : 'not so', isGood, bar)
}
const faults = 'tests/server/importFaults.test.ts'
run(
  `${IMPORT_STUDENTS} odd students, exported and imported again`,
  '0 changed, and equal in an empty register',
  'tests/server/importRoundTrip.test.ts',
)
run('60 faults in 500 rows', 'all named at their cells, no others', faults, '-t', 'faults in')
run(`the check of ${IMPORT_FILES} random files`, 'as their import', faults, '-t', 'the check of')
