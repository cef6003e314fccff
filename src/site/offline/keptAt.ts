import { useSyncExternalStore } from 'react'

let shown: string | undefined
const listeners = new Set<() => void>()

/** Says when the device kept the page that is shown; undefined if it came from the server. @param at ISO 8601 */
export function showKeptAt(at: string | undefined): void {
  shown = at
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns when the device kept the page that is shown. Undefined at first, as in the server's HTML. */
export const useKeptAt = (): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => undefined,
  )
