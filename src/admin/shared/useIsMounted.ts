import { useCallback, useEffect, useRef } from 'react'

/** Returns a function that tells whether the component is on the screen: an answer may come after it was left. */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return useCallback(() => isMounted.current, [])
}
