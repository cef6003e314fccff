import fc from 'fast-check'

/** How many values a property is tried with: 100 in `npm test`, TEST_RUNS of them in `npm run test:all`. */
export const RUNS = Number(process.env.TEST_RUNS ?? 100)

/** Whether tests also try what takes long and seldom fails. */
export const isThorough = RUNS > 100

fc.configureGlobal({ numRuns: RUNS })

/** Properties are tested with this `fc` alone, so that one setting says how often. */
export { fc }
