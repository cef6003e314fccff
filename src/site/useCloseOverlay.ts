import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * Returns a function that closes an overlay opened by the URL's query. It ignores repeated calls: navigating back is
 * asynchronous, and a second Escape would go back twice. Its argument says whether the overlay was opened on this page,
 * which is then the previous history entry.
 */
export function useCloseOverlay() {
  const { key, pathname } = useLocation()
  const navigate = useNavigate()
  const closedKey = useRef<string>(undefined)

  return (isOpenedHere: boolean) => {
    if (closedKey.current === key) return
    closedKey.current = key
    if (isOpenedHere) void navigate(-1)
    else void navigate(pathname, { replace: true })
  }
}
