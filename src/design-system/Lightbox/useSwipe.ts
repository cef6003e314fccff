import { useRef, type PointerEvent } from 'react'
import { isRightToLeft } from '#design-system/DragScroll/step.ts'

/** Minimum horizontal distance, in px; it must also be twice the vertical distance. */
const SWIPE_PX = 40

/** Returns props for a swipe area. `onSwipe` receives 1 for forward and -1 for back, in reading direction. */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined)

  return {
    onPointerDown(event: PointerEvent) {
      start.current = event.isPrimary ? { x: event.clientX, y: event.clientY } : undefined
    },
    onPointerUp(event: PointerEvent) {
      if (start.current === undefined || !event.isPrimary) return
      const x = event.clientX - start.current.x
      const y = event.clientY - start.current.y
      start.current = undefined
      if (Math.abs(x) < SWIPE_PX || Math.abs(x) < 2 * Math.abs(y)) return
      onSwipe(x < 0 === isRightToLeft(event.currentTarget) ? -1 : 1)
    },
    onPointerCancel() {
      start.current = undefined
    },
  }
}
