import { useSyncExternalStore } from 'react'

const QUERY = '(prefers-reduced-motion: reduce)'

/** Whether the system or `data-motion="reduced"` on the root requests reduced motion; the tokens use the same rule. */
export const isMotionReduced = () =>
  window.matchMedia(QUERY).matches || document.documentElement.dataset.motion === 'reduced'

/** Scroll behavior for scrolling caused by a button or key. */
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
