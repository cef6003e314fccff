import { useEffect, useLayoutEffect, useRef } from 'react'
import { useAddress } from './address/AddressProvider.tsx'
import { ABOUT_ID, showAboutSoon } from './aboutSection.ts'

/** The element that holds the page. */
export const MAIN_ID = 'main'

/** Where each entry of the history was left, in px from the top; as long as the document lives. */
const left = new Map<string, number>()

/**
 * Arriving at another page: a link shows its beginning, with the focus there for those who listen; Back shows the place
 * where the page was left. The first page is the browser's own matter, but for the section that an address names.
 */
export function useArrival(): void {
  const address = useAddress()
  const { key, pathname, search, hash, way } = address
  const before = useRef(address)

  useEffect(() => {
    const keep = () => left.set(key, window.scrollY)
    window.addEventListener('scroll', keep, { passive: true })
    return () => window.removeEventListener('scroll', keep)
  }, [key])

  // Before anything else is done with the new page, such as scrolling to a section of it.
  useLayoutEffect(() => {
    const last = before.current
    if (last.key === key) return
    before.current = { ...last, key, pathname, search }
    const isOther = last.pathname !== pathname
    const isSameAgain = !isOther && way !== 'return' && last.search === search && hash === ''
    if (!isOther && !isSameAgain) return
    if (way === 'return') {
      window.scrollTo({ top: left.get(key) ?? 0, behavior: 'instant' })
      return
    }
    window.scrollTo({ top: 0, behavior: isOther ? 'instant' : 'auto' })
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
  }, [key, pathname, search, hash, way])

  useEffect(() => {
    // Where the browser goes back to an address, or loads it anew, it knows the place.
    const isNew = address.way === 'first' ? window.scrollY === 0 : address.way !== 'return'
    if (isNew && address.hash === `#${ABOUT_ID}`) showAboutSoon()
  }, [address])
}
