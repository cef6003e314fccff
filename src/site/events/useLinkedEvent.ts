import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useIsReturn } from '#site/useScrollRestoration.ts'

/**
 * Scrolls to the event in the URL (`?event=2`) and focuses its title. Back and Forward restore the scroll position.
 * @returns a ref for the element that contains the events, each an <article> in an element with its number as `data-event`
 */
export function useLinkedEvent() {
  const page = useRef<HTMLDivElement>(null)
  const { key, search } = useLocation()
  const isReturn = useIsReturn()
  /** Key of the history entry already handled, so that it scrolls only once. */
  const handledKey = useRef<string>(undefined)

  useEffect(() => {
    if (isReturn || handledKey.current === key) return undefined
    const number = Number(new URLSearchParams(search).get('event'))
    // After the layout has scrolled to the top of the new page.
    const timer = setTimeout(() => {
      handledKey.current = key
      const event = page.current?.querySelector(`[data-event="${number}"] article`)
      if (!event) return
      // No smooth scrolling: the top of this page was not visible yet.
      event.scrollIntoView({ behavior: 'instant' })
      event.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
    })
    return () => clearTimeout(timer)
  }, [key, search, isReturn])

  return page
}
