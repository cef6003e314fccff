/** Exports 10,000 unusual texts: no formula, all read back unchanged. `node tests/hard/spreadsheet.mjs [texts]` */
import { judge } from './drill.mjs'
import { runTests } from './vitest.mjs'

const TEXTS = process.argv[2] ?? '10000'
const SEED = process.env.FUZZ_SEED ?? String(Math.floor(Math.random() * 2 ** 31))

console.log(`seed ${SEED}`)
const { isGood } = runTests(['tests/server/exportTexts.test.ts'], { EXPORT_TEXTS: TEXTS, FUZZ_SEED: SEED })
judge(
  `${TEXTS} odd texts in the spreadsheet`,
  isGood ? '0 formulas, all read back equal' : 'some are formulas or read otherwise',
  isGood,
  '0 formulas, all equal',
)
