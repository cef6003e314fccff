import { Refusal } from './refusal.ts'

/** Limits how many callers run at once; the others wait in order of arrival. */
export interface Gate {
  /**
   * Waits for a turn. Returns a function that ends it; calling it twice has no effect.
   * @param signal aborted when the client disconnects or the wait times out
   * @throws {Refusal} 503 if too many wait, or on abort
   */
  enter(signal: AbortSignal): Promise<() => void>
}

interface GateLimits {
  /** Maximum number running at once. */
  most: number
  /** Maximum number waiting. */
  mostWaiting: number
  /** Message of the 503. */
  message: string
}

/** Maximum wait for a turn, in ms. Shorter than the console's request timeout. */
const QUEUE_TIMEOUT = 15_000

/** Returns a signal that aborts with `signal`, or when the wait for a turn times out. */
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
