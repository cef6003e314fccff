type Resolve = (isProved: boolean) => void

let pending: Resolve[] = []
const listeners = new Set<() => void>()

/** Asks the user to prove who they are, by a dialog over the current screen. Resolves to whether they did. */
export function requestProof(): Promise<boolean> {
  return new Promise((resolve) => {
    pending.push(resolve)
    notify()
  })
}

/** Resumes the calls that wait for a proof, or fails them because the user closed the dialog. */
export function settleProof(isProved: boolean): void {
  const resolvers = pending
  pending = []
  for (const resolve of resolvers) resolve(isProved)
  notify()
}

/** Whether a call waits for a proof. */
export const isProofRequested = () => pending.length > 0

/** Returns an unsubscribe function. */
export function subscribeToProof(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function notify() {
  for (const listener of listeners) listener()
}
