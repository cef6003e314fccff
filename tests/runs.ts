import fc from 'fast-check'

/** How many values a property is tried with: 100 in `npm test`, TEST_RUNS of them in `npm run test:all`. */
export const RUNS = Number(process.env.TEST_RUNS ?? 100)

/** Whether tests also try what takes long and seldom fails. */
export const isThorough = RUNS > 100

fc.configureGlobal({ numRuns: RUNS })

/** Any character but half of a pair: fast-check's own unit `binary` is the same, and builds a table of all of them first. */
export const anyCharacter = fc
  .integer({ min: 0, max: 0x10_ffff - 0x800 })
  .map((code) => String.fromCodePoint(code < 0xd800 ? code : code + 0x800))

/** Properties are tested with this `fc` alone, so that one setting says how often. */
export { fc }
