import { useSyncExternalStore } from 'react'

/** The browser's offer to put the page on the home screen. Chromium has it, TypeScript's library has not. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>
}

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event

let offer: InstallOffer | undefined
const listeners = new Set<() => void>()

function take(next: InstallOffer | undefined) {
  offer = next
  for (const listener of listeners) listener()
}

/** Keeps the browser from asking by itself. Called once, as early as possible. */
export function takeInstallOffers(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!isOffer(event)) return
    event.preventDefault()
    take(event)
  })
  window.addEventListener('appinstalled', () => take(undefined))
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function install() {
  const taken = offer
  // It can be used once.
  take(undefined)
  void taken?.prompt()
}

/** Only Safari on phones and tablets says so: its menu alone puts a page on the home screen. */
const isByHand = () => 'standalone' in navigator && navigator.standalone === false

const current = () => (isByHand() ? 'manual' : offer ? install : undefined)

/**
 * Returns what puts the page on the home screen: a function to be called by a press, 'manual' if only the browser's own menu can,
 * undefined if nothing can or if it is there.
 */
export const useInstall = (): (() => void) | 'manual' | undefined =>
  useSyncExternalStore(subscribe, current, () => undefined)
