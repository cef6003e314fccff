import { useEffect, useState, useSyncExternalStore, type FocusEvent } from 'react'
import { useReducedMotion } from '#design-system/DragScroll/useReducedMotion.ts'

/**
 * Which of `count` slides shows. It goes on by itself every `intervalMs`, but not while the pointer or the keyboard's
 * focus is on it, nor in a hidden tab, nor for those who want less motion, unless they press Play.
 */
export function useRotation(count: number, intervalMs: number) {
  const [index, setIndex] = useState(0)
  const [chosen, setChosen] = useState<boolean>()
  const [isHovered, setHovered] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const isReduced = useReducedMotion()
  const isHidden = useSyncExternalStore(
    subscribe,
    () => document.hidden,
    () => false,
  )
  const isPlaying = chosen ?? !isReduced
  const isMoving = isPlaying && !isHovered && !hasFocus && !isHidden

  useEffect(() => {
    if (!isMoving) return undefined
    const timer = setTimeout(() => setIndex((index + 1) % count), intervalMs)
    return () => clearTimeout(timer)
  }, [index, count, isMoving, intervalMs])

  return {
    index,
    show: setIndex,
    isPlaying,
    toggle: () => setChosen(!isPlaying),
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
