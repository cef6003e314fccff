import { useEffect, useRef, type DragEvent, type MouseEvent, type PointerEvent } from 'react'
import { scrollBehavior } from './useReducedMotion.ts'

/** Distance before a drag starts, in px. @spec 479 */
const START_PX = 10
/** Time without a scroll event before scrolling counts as ended, in ms. @spec 480 */
const END_MS = 300
/** Momentum after release: distance = speed * MOMENTUM_MS. */
const MOMENTUM_MS = 180
/** A pointer held still for longer than this before release adds no momentum, in ms. */
const REST_MS = 100

/**
 * Returns props for dragging a row sideways with any pointer. The row has `data-dragging` during a drag, then
 * `data-snaps` until something else scrolls it. The click at the end of a drag is suppressed; other clicks are not.
 */
export function useDragScroll(onSettle?: () => void) {
  const hasDragged = useRef(false)
  const settleTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const drag = useRef<AbortController>(undefined)

  useEffect(
    () => () => {
      clearTimeout(settleTimer.current)
      drag.current?.abort()
    },
    [],
  )

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0 || !event.isPrimary) return
    const row = event.currentTarget
    const { pointerId } = event
    let [x, from, last, speed] = [event.clientX, row.scrollLeft, event.clientX, 0]
    let time = event.timeStamp
    hasDragged.current = false
    drag.current?.abort()
    drag.current = new AbortController()
    const { signal } = drag.current

    function move(moved: globalThis.PointerEvent) {
      if (moved.pointerId !== pointerId) return
      if (!hasDragged.current) {
        if (Math.abs(moved.clientX - x) < START_PX) return
        hasDragged.current = true
        x = moved.clientX
        from = row.scrollLeft
        delete row.dataset.snaps
        row.dataset.dragging = ''
      }
      row.scrollLeft = from - (moved.clientX - x)
      speed = (moved.clientX - last) / Math.max(moved.timeStamp - time, 1)
      last = moved.clientX
      time = moved.timeStamp
    }

    function end(released: globalThis.PointerEvent) {
      if (released.pointerId !== pointerId) return
      drag.current?.abort()
      if (!hasDragged.current) return
      delete row.dataset.dragging
      row.dataset.snaps = ''
      if (released.timeStamp - time > REST_MS) speed = 0
      row.scrollBy({ left: -speed * MOMENTUM_MS, behavior: scrollBehavior() })
      // The click of this drag follows immediately; any later click is intended.
      setTimeout(() => {
        hasDragged.current = false
      })
    }

    window.addEventListener('pointermove', move, { signal })
    window.addEventListener('pointerup', end, { signal })
    window.addEventListener('pointercancel', end, { signal })
  }

  return {
    onPointerDown,
    onClickCapture(event: MouseEvent) {
      if (!hasDragged.current) return
      event.preventDefault()
      event.stopPropagation()
    },
    // Prevents native dragging of images and links.
    onDragStart(event: DragEvent) {
      event.preventDefault()
    },
    onScroll() {
      clearTimeout(settleTimer.current)
      settleTimer.current = setTimeout(() => onSettle?.(), END_MS)
    },
  }
}
