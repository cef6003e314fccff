import { useEffect, useState } from 'react'

/** False until the page has loaded and has nothing else to do. */
export function useIdle() {
  const [isIdle, setIdle] = useState(false)

  useEffect(() => {
    const done = new AbortController()
    function wait() {
      const begin = () => {
        if (!done.signal.aborted) setIdle(true)
      }
      if ('requestIdleCallback' in window) window.requestIdleCallback(begin, { timeout: 2000 })
      else setTimeout(begin, 200)
    }
    if (document.readyState === 'complete') wait()
    else window.addEventListener('load', wait, { once: true, signal: done.signal })
    return () => done.abort()
  }, [])

  return isIdle
}
