import { stories, tests } from 'review:data'
import { proofsOf, type LastRun, type Proof } from '#storybook/proof.ts'
import { allReadings, statements, type Reading, type Statement } from './statements.ts'
import { unproven } from './unproven.ts'

/** What became of a statement: one proof that failed is a failure; what did not run everywhere is not proven yet. */
export const outcomes = ['passed', 'failed', 'not run', 'not proven'] as const

export interface ProvenStatement extends Statement {
  proofs: readonly Proof[]
  readings: readonly Reading[]
  outcome: (typeof outcomes)[number]
  /** Why it is not proven. */
  reason?: string
}

/** The last run of all tests, which `npm test` leaves beside Storybook; null if there was none. */
export const lastRun: LastRun | null = await fetch('./last-run.json').then(
  (answer) => answer.json(),
  () => null,
)

const proofs = proofsOf(stories, tests, lastRun)

export const provenStatements: readonly ProvenStatement[] = statements.map((statement) => {
  const { number } = statement
  const own = proofs.filter(({ spec }) => spec.includes(number))
  return {
    ...statement,
    proofs: own,
    readings: allReadings.filter((reading) => reading.statements.includes(number)),
    outcome: outcomeOf(own),
    reason: unproven[number],
  }
})

function outcomeOf(own: readonly Proof[]): ProvenStatement['outcome'] {
  if (own.length === 0) return 'not proven'
  if (own.some(({ outcome }) => outcome === 'failed')) return 'failed'
  return own.some(({ outcome }) => outcome === 'passed') ? 'passed' : 'not run'
}

/** The number of statements by outcome. */
export const counts: Readonly<Record<string, number>> = Object.fromEntries(
  outcomes
    .map((outcome) => [outcome, provenStatements.filter((each) => each.outcome === outcome).length] as const)
    .filter(([, count]) => count > 0),
)
