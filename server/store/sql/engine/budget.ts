import { AsyncLocalStorage } from 'node:async_hooks'
import { ConnectionLost } from './errorCodes.ts'

/**
 * Maximum time that a request waits for PostgreSQL in total, in ms. With its other work it is answered within 3 s, unless it
 * writes several records.
 */
const REQUEST = 2200

/** What each of several records adds to that, in ms. The time of a single statement stays limited. */
const RECORD = 10

interface Budget {
  left: number
}

const budgets = new AsyncLocalStorage<Budget>()

/** Limits the total time that a request waits for the database, for all its statements until its response begins. */
export function withinBudget<T>(answer: () => T | Promise<T>): Promise<T> {
  const budget: Budget = { left: REQUEST }
  return budgets.run(budget, async () => {
    try {
      return await answer()
    } finally {
      // Afterwards, each statement of a long download has only its own limit.
      budget.left = Number.POSITIVE_INFINITY
    }
  })
}

/** Gives the current request more time, as it writes several records. */
export function allowRecords(count: number): void {
  const budget = budgets.getStore()
  if (budget) budget.left += count * RECORD
}

export interface Limit {
  /** In ms. */
  most: number
  /** In ms; granted even if the budget has less left. */
  least?: number
}

/**
 * Runs a database call within the remaining budget of its request, if there is one.
 * @param work called with its time limit in ms
 * @throws {ConnectionLost} if no time is left; the call was not made
 */
export async function spend<T>({ most, least = 0 }: Limit, work: (ms: number) => Promise<T>): Promise<T> {
  const budget = budgets.getStore()
  const ms = Math.min(most, Math.max(least, budget?.left ?? most))
  if (ms <= 0) throw new ConnectionLost(new Error('The database took too long for this request.'))
  const startedAt = performance.now()
  try {
    return await work(Math.ceil(ms))
  } finally {
    if (budget) budget.left -= performance.now() - startedAt
  }
}
