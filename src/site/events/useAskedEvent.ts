import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useIsReturn } from '#site/useArrival.ts'

/**
 * Brings the event that the address asks for to the top of the window, with the focus at its title. Back and Forward
 * show the page where it was left. @returns a ref for the element that holds the events, each an <article>
 */
export function useAskedEvent() {
  const page = useRef<HTMLDivElement>(null)
  const { key, search } = useLocation()
  const isReturn = useIsReturn()
  /** The visit whose event was shown: once, however the visitor scrolls then. */
  const shownAt = useRef<string>(undefined)

  useEffect(() => {
    if (isReturn || shownAt.current === key) return undefined
    const asked = Number(new URLSearchParams(search).get('event'))
    // After the frame has gone to the beginning of the new page.
    const timer = setTimeout(() => {
      shownAt.current = key
      const event = page.current?.querySelectorAll('article')[asked - 1]
      if (!event) return
      // A leap, not a ride: nobody has seen the top of this page yet.
      event.scrollIntoView({ behavior: 'instant' })
      event.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
    })
    return () => clearTimeout(timer)
  }, [key, search, isReturn])

  return page
}
