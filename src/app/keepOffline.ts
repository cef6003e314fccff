import { WORKER, type SeenPage } from '#contract/site/carried.ts'

const hasWorkers = () => import.meta.env.PROD && 'serviceWorker' in navigator

/** Keeps the site on the device for when there is no connection, after all that the page itself needs. */
export function keepOffline(): void {
  if (!hasWorkers()) return
  const register = () =>
    // A browser may refuse, for example in a private window: then nothing is kept.
    navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' }).catch(() => {})
  if (document.readyState === 'complete') void register()
  else window.addEventListener('load', () => void register())
}

/** Keeps a page that was opened, for its document did not come through the worker. */
export function keepSeen(page: SeenPage): void {
  if (hasWorkers())
    void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(page, [])).catch(() => {})
}
