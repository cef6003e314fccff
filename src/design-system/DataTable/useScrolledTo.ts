import { useEffect, useRef } from 'react'

/** Returns a ref of a row, which is scrolled into view when it becomes the one that is meant. */
export function useScrolledTo<E extends Element>(isMeant: boolean) {
  const element = useRef<E>(null)
  useEffect(() => {
    if (isMeant) element.current?.scrollIntoView({ block: 'nearest' })
  }, [isMeant])
  return element
}
