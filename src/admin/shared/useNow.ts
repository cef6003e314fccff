import { useEffect, useState } from 'react'

/** How often the time is read, in ms. */
const EVERY = 30_000

/** Returns the time in ms since 1970, read again every half minute and when the page is shown again. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const read = () => {
      if (!document.hidden) setNow(Date.now())
    }
    const timer = setInterval(read, EVERY)
    document.addEventListener('visibilitychange', read)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', read)
    }
  }, [])
  return now
}
