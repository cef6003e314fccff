import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * Closes what the query of the address opened, once however often it is asked: going back takes a moment, in which a
 * second Escape would go back once more.
 * @returns takes whether it was opened on this page, which is the entry of the history before it then
 */
export function useLeave() {
  const { key, pathname } = useLocation()
  const navigate = useNavigate()
  const leaving = useRef<string>(undefined)

  return (isOpenedHere: boolean) => {
    if (leaving.current === key) return
    leaving.current = key
    if (isOpenedHere) void navigate(-1)
    else void navigate(pathname, { replace: true })
  }
}
