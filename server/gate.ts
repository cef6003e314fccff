import { Refusal } from './refusal.ts'

/** Limits concurrency: a few callers run at once, the others wait in order of arrival. */
export interface Gate {
  /**
   * Returns a release function; calling it twice has no further effect.
   * @param signal aborted when the caller is gone or has waited too long
   * @throws {Refusal} 503 if too many wait, or on abort
   */
  enter(signal: AbortSignal): Promise<() => void>
}

interface GateLimits {
  /** How many run at once. */
  most: number
  /** How many may wait. */
  mostWaiting: number
  /** The message of the 503. */
  message: string
}

/** How long a client waits for its turn, in ms: less than the console waits for an answer. */
const QUEUE_TIMEOUT = 15_000

/** Aborts with `signal`, or when the wait for a turn has been too long. */
export const withQueueTimeout = (signal: AbortSignal) =>
  AbortSignal.any([signal, AbortSignal.timeout(QUEUE_TIMEOUT)])

export function createGate({ most, mostWaiting, message }: GateLimits): Gate {
  const waiting = new Set<() => void>()
  let inside = 0

  function admit(): () => void {
    let isInside = true
    inside += 1
    return () => {
      if (!isInside) return
      isInside = false
      inside -= 1
      const [next] = waiting
      next?.()
    }
  }

  const refusal = () => new Refusal(503, message, { headers: { 'Retry-After': '5' } })

  return {
    async enter(signal) {
      if (inside < most && waiting.size === 0) return admit()
      if (waiting.size >= mostWaiting) throw refusal()
      return new Promise((resolve, reject) => {
        const settle = () => {
          signal.removeEventListener('abort', giveUp)
          waiting.delete(next)
        }
        const next = () => {
          settle()
          resolve(admit())
        }
        const giveUp = () => {
          settle()
          reject(refusal())
        }
        signal.addEventListener('abort', giveUp)
        waiting.add(next)
        if (signal.aborted) giveUp()
      })
    },
  }
}
