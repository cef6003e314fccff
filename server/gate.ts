import { Refusal } from './refusal.ts'

/** Lets a few work at once; the others wait in the order in which they came. */
export interface Gate {
  /**
   * Returns how to leave again; to leave twice does nothing more.
   * @param signal aborted when nobody waits for it any more
   * @throws {Refusal} 503 when too many wait, or for too long
   */
  enter(signal: AbortSignal): Promise<() => void>
}

interface GateLimits {
  /** How many work at once. */
  most: number
  /** How many may wait. */
  mostWaiting: number
  /** How long they wait, in ms. */
  patience: number
  /** Said to those who waited in vain. */
  message: string
}

export function createGate({ most, mostWaiting, patience, message }: GateLimits): Gate {
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

  const refusal = () => new Refusal(503, message, { headers: { 'Retry-After': String(Math.ceil(patience / 1000)) } })

  return {
    async enter(signal) {
      if (inside < most && waiting.size === 0) return admit()
      if (waiting.size >= mostWaiting) throw refusal()
      return new Promise((resolve, reject) => {
        const settle = () => {
          clearTimeout(timer)
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
        const timer = setTimeout(giveUp, patience)
        signal.addEventListener('abort', giveUp)
        waiting.add(next)
        if (signal.aborted) giveUp()
      })
    },
  }
}
