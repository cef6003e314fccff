import { useEffect, useRef, type DragEvent, type MouseEvent, type PointerEvent } from 'react'
import { scrollBehavior } from './useReducedMotion.ts'

/** How far the pointer goes before it drags, in px. @spec 479 */
const START_PX = 10
/** How long nothing scrolls before the scroll counts as ended, in ms. @spec 480 */
const END_MS = 300
/** How much of its speed a thrown row keeps, in ms. */
const THROW_MS = 180
/** How long a finger rests before it lets go and throws nothing, in ms. */
const REST_MS = 100

/**
 * Props that let a row be dragged sideways by any pointer. While it is dragged it carries `data-dragging`, afterwards
 * `data-snaps` until something else scrolls it. A click after a drag is not one; every other click stays one.
 */
export function useDragScroll(onSettle?: () => void) {
  const hasDragged = useRef(false)
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
  const leave = useRef<AbortController>(undefined)

  useEffect(
    () => () => {
      clearTimeout(settling.current)
      leave.current?.abort()
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
    leave.current?.abort()
    leave.current = new AbortController()
    const { signal } = leave.current

    function move(now: globalThis.PointerEvent) {
      if (now.pointerId !== pointerId) return
      if (!hasDragged.current) {
        if (Math.abs(now.clientX - x) < START_PX) return
        hasDragged.current = true
        x = now.clientX
        from = row.scrollLeft
        delete row.dataset.snaps
        row.dataset.dragging = ''
      }
      row.scrollLeft = from - (now.clientX - x)
      speed = (now.clientX - last) / Math.max(now.timeStamp - time, 1)
      last = now.clientX
      time = now.timeStamp
    }

    function end(now: globalThis.PointerEvent) {
      if (now.pointerId !== pointerId) return
      leave.current?.abort()
      if (!hasDragged.current) return
      delete row.dataset.dragging
      row.dataset.snaps = ''
      if (now.timeStamp - time > REST_MS) speed = 0
      row.scrollBy({ left: -speed * THROW_MS, behavior: scrollBehavior() })
      // The click that belongs to this drag comes at once; a later one is the user's.
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
    // A picture or a link would be dragged away instead.
    onDragStart(event: DragEvent) {
      event.preventDefault()
    },
    onScroll() {
      clearTimeout(settling.current)
      settling.current = setTimeout(() => onSettle?.(), END_MS)
    },
  }
}
