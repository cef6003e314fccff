import { AsyncLocalStorage } from 'node:async_hooks'
import { ConnectionLost } from './faults.ts'

/** How long one request may wait for PostgreSQL in all, in ms. With the rest of its work it is answered within 3 s. */
const REQUEST = 2200

interface Budget {
  left: number
}

const budgets = new AsyncLocalStorage<Budget>()

/** Lets a request wait for the database for a bounded time, however many statements it needs until its answer begins. */
export function withinBudget<T>(answer: () => T | Promise<T>): Promise<T> {
  const budget: Budget = { left: REQUEST }
  return budgets.run(budget, async () => {
    try {
      return await answer()
    } finally {
      // The rest of a long download has the limit of each statement only.
      budget.left = Number.POSITIVE_INFINITY
    }
  })
}

export interface Limit {
  /** In ms. */
  most: number
  /** In ms, given also where the budget has less left. */
  least?: number
}

/**
 * Takes the time of some work from the budget of its request, if it is part of one.
 * @param work called with its time limit in ms
 * @throws {ConnectionLost} when nothing is left; the work was not begun
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
