import { useEffect, useState, useSyncExternalStore, type FocusEvent } from 'react'
import { timerMs } from '#design-system/bounds.ts'
import { useReducedMotion } from '#design-system/DragScroll/useReducedMotion.ts'

/**
 * Returns the current slide and its controls. It advances every `intervalMs`, except while hovered or focused by
 * keyboard, in a hidden tab, or with reduced motion until the user presses Play.
 */
export function useRotation(count: number, intervalMs: number) {
  const [shown, setIndex] = useState(0)
  const index = Math.min(shown, Math.max(0, count - 1))
  const [userChoice, setUserChoice] = useState<boolean>()
  const [isHovered, setHovered] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const isReduced = useReducedMotion()
  const isHidden = useSyncExternalStore(
    subscribe,
    () => document.hidden,
    () => false,
  )
  const isPlaying = userChoice ?? !isReduced
  const isMoving = isPlaying && !isHovered && !hasFocus && !isHidden

  useEffect(() => {
    if (!isMoving || count === 0) return undefined
    const timer = setTimeout(() => setIndex((index + 1) % count), timerMs(intervalMs))
    return () => clearTimeout(timer)
  }, [index, count, isMoving, intervalMs])

  return {
    index,
    show: setIndex,
    isPlaying,
    toggle: () => setUserChoice(!isPlaying),
    hold: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: (event: FocusEvent) => setFocus(event.target.matches(':focus-visible')),
      onBlur: () => setFocus(false),
    },
  }
}

function subscribe(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
