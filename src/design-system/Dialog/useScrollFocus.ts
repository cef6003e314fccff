import { useEffect, useRef, useState } from 'react'

/** Returns props that make an element focusable while it overflows and contains no control, so that keys can scroll it. */
export function useScrollFocus() {
  const ref = useRef<HTMLDivElement>(null)
  const [isFocusable, setFocusable] = useState(false)

  useEffect(() => {
    const box = ref.current
    if (box === null) return undefined
    const observer = new ResizeObserver(() => setFocusable(overflows(box) && !hasControl(box)))
    observer.observe(box)
    return () => observer.disconnect()
  }, [])

  return isFocusable ? { ref, tabIndex: 0, role: 'group' } : { ref }
}

const overflows = (box: HTMLElement) => box.scrollHeight > box.clientHeight

const hasControl = (box: HTMLElement) => box.querySelector('a, button, input, select, textarea') !== null
