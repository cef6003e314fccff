import { useEffect, useState } from 'react'

/** Whether the page has loaded and the browser has been idle since. */
export function useIdle() {
  const [isIdle, setIdle] = useState(false)

  useEffect(() => {
    const controller = new AbortController()
    function wait() {
      const setIdleOnce = () => {
        if (!controller.signal.aborted) setIdle(true)
      }
      if ('requestIdleCallback' in window) window.requestIdleCallback(setIdleOnce, { timeout: 2000 })
      else setTimeout(setIdleOnce, 200)
    }
    if (document.readyState === 'complete') wait()
    else window.addEventListener('load', wait, { once: true, signal: controller.signal })
    return () => controller.abort()
  }, [])

  return isIdle
}
