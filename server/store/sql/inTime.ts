import { ConnectionLost } from './faults.ts'

/** No response within the time limit. */
export class NoAnswer extends ConnectionLost {
  constructor() {
    super(new Error('No answer in time.'))
  }
}

/**
 * Waits for a promise up to a time limit; the caller handles a result that arrives later.
 * @throws {NoAnswer} after `ms`
 */
export async function inTime<T>(coming: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswer()), ms)
  })
  try {
    return await Promise.race([coming, late])
  } finally {
    clearTimeout(timer)
  }
}
