import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useOutletContext } from 'react-router-dom'
import { ABOUT_ID, showAboutSoon } from './aboutSection.ts'
import { MAIN_ID } from './mainId.ts'

/** Scroll position by history entry key, in px; kept until the page unloads. */
const positions = new Map<string, number>()

/** Returns whether Back or Forward led to this page. Use below {@link SiteLayout} only. */
export const useIsReturn = () => useOutletContext<boolean>()

/**
 * Scroll and focus on navigation: a link scrolls to the top and focuses <main> for screen readers; Back and Forward
 * restore the scroll position. The browser handles the first page, except for the About section in the URL.
 */
export function useScrollRestoration(isReturn: boolean, isLeaving: boolean): void {
  const location = useLocation()
  const { key, pathname, search, hash } = location
  const first = useRef(key)
  const before = useRef(location)

  useEffect(() => {
    // On Back the browser scrolls immediately, while this page is still shown.
    if (isLeaving) return undefined
    const save = () => positions.set(key, window.scrollY)
    window.addEventListener('scroll', save, { passive: true })
    return () => window.removeEventListener('scroll', save)
  }, [key, isLeaving])

  // Before other effects on the new page, such as scrolling to a section.
  useLayoutEffect(() => {
    const last = before.current
    if (last.key === key) return
    before.current = { ...last, key, pathname, search }
    const isOther = last.pathname !== pathname
    const isSameAgain = !isOther && !isReturn && last.search === search && hash === ''
    if (!isOther && !isSameAgain) return
    if (isReturn) {
      window.scrollTo({ top: positions.get(key) ?? 0, behavior: 'instant' })
      return
    }
    window.scrollTo({ top: 0, behavior: isOther ? 'instant' : 'auto' })
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
  }, [key, pathname, search, hash, isReturn])

  useEffect(() => {
    if (hash !== `#${ABOUT_ID}` || isReturn) return
    // On reload the browser restores the position itself.
    if (key !== first.current || window.scrollY === 0) showAboutSoon()
  }, [key, hash, isReturn])
}
