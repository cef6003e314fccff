import { Refusal } from './refusal.ts'

/** Limits how many callers run at once; the others wait in order of arrival. */
export interface Limiter {
  /**
   * Waits for a turn. Returns a function that ends it; calling it twice has no effect.
   * @param signal aborted when the client disconnects
   * @param since when the wait began, in ms since 1970, if it began at another limiter
   * @throws {Refusal} 503 if too many wait, after a wait of {@link QUEUE_TIMEOUT}, or on abort
   */
  enter(signal: AbortSignal, since?: number): Promise<() => void>
}

interface LimiterOptions {
  /** Maximum number running at once. */
  most: number
  /** Maximum number waiting. */
  mostWaiting: number
  /** Message of the 503. */
  message: string
}

/** Maximum wait for a turn, in ms. Shorter than the console's request timeout. */
const QUEUE_TIMEOUT = 15_000

export function createLimiter({ most, mostWaiting, message }: LimiterOptions): Limiter {
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
    async enter(signal, since = Date.now()) {
      if (inside < most && waiting.size === 0) return admit()
      if (waiting.size >= mostWaiting) throw refusal()
      return new Promise((resolve, reject) => {
        // Not `AbortSignal.timeout` in `AbortSignal.any`: Node 20 may collect it as garbage before it aborts.
        const timer = setTimeout(giveUp, since + QUEUE_TIMEOUT - Date.now())
        const settle = () => {
          clearTimeout(timer)
          signal.removeEventListener('abort', giveUp)
          waiting.delete(next)
        }
        const next = () => {
          settle()
          resolve(admit())
        }
        function giveUp() {
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
