import { ConnectionLost } from './faults.ts'

/** The time was up before an answer came. */
export class NoAnswer extends ConnectionLost {
  constructor() {
    super(new Error('No answer in time.'))
  }
}

/**
 * Waits for something, but not for ever; what comes later is for the caller to look after.
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
