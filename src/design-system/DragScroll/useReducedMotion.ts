import { useSyncExternalStore } from 'react'

const QUERY = '(prefers-reduced-motion: reduce)'

/** Asked of the system, or of the page by `data-motion="reduced"` on its root, as the tokens do. */
export const isMotionReduced = () =>
  window.matchMedia(QUERY).matches || document.documentElement.dataset.motion === 'reduced'

/** How what is scrolled by a press gets there. */
export const scrollBehavior = () => (isMotionReduced() ? 'auto' : 'smooth')

function subscribe(listener: () => void) {
  const query = window.matchMedia(QUERY)
  const root = new MutationObserver(listener)
  query.addEventListener('change', listener)
  root.observe(document.documentElement, { attributeFilter: ['data-motion'] })
  return () => {
    query.removeEventListener('change', listener)
    root.disconnect()
  }
}

export const useReducedMotion = () => useSyncExternalStore(subscribe, isMotionReduced, () => false)
