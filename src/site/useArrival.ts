import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useOutletContext } from 'react-router-dom'
import { ABOUT_ID, showAboutSoon } from './aboutSection.ts'

/** The element that holds the page. */
export const MAIN_ID = 'main'

/** Where each entry of the history was left, in px from the top; as long as the document lives. */
const left = new Map<string, number>()

/** Returns whether Back or Forward led to this page. Below {@link SiteLayout} only. */
export const useIsReturn = () => useOutletContext<boolean>()

/**
 * Arriving at another page: a link shows its beginning, with the focus there for those who listen; Back shows the place
 * where the page was left. The first page is the browser's own matter, but for the section that an address names.
 */
export function useArrival(isReturn: boolean, isLeaving: boolean): void {
  const location = useLocation()
  const { key, pathname, search, hash } = location
  const first = useRef(key)
  const before = useRef(location)

  useEffect(() => {
    // On Back the browser scrolls at once, while this page is still there.
    if (isLeaving) return undefined
    const keep = () => left.set(key, window.scrollY)
    window.addEventListener('scroll', keep, { passive: true })
    return () => window.removeEventListener('scroll', keep)
  }, [key, isLeaving])

  // Before anything else is done with the new page, such as scrolling to a section of it.
  useLayoutEffect(() => {
    const last = before.current
    if (last.key === key) return
    before.current = { ...last, key, pathname, search }
    const isOther = last.pathname !== pathname
    const isSameAgain = !isOther && !isReturn && last.search === search && hash === ''
    if (!isOther && !isSameAgain) return
    if (isReturn) {
      window.scrollTo({ top: left.get(key) ?? 0, behavior: 'instant' })
      return
    }
    window.scrollTo({ top: 0, behavior: isOther ? 'instant' : 'auto' })
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
  }, [key, pathname, search, hash, isReturn])

  useEffect(() => {
    if (hash !== `#${ABOUT_ID}` || isReturn) return
    // Where the browser reloads an address, it knows the place.
    if (key !== first.current || window.scrollY === 0) showAboutSoon()
  }, [key, hash, isReturn])
}
