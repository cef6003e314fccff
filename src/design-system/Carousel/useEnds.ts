import { useEffect, useState, type RefObject } from 'react'

/** Tolerance for rounding on zoomed pages, in px. */
const TOLERANCE = 2

/** Whether a row is scrolled to its start or end: both if everything fits, and before the first measurement. */
export function useEnds(ref: RefObject<HTMLElement | null>) {
  const [ends, setEnds] = useState({ atStart: true, atEnd: true })

  function measure() {
    if (ref.current === null) return
    const { scrollLeft, scrollWidth, clientWidth } = ref.current
    const position = Math.abs(scrollLeft)
    const atStart = position <= TOLERANCE
    const atEnd = position + clientWidth >= scrollWidth - TOLERANCE
    setEnds((before) => (before.atStart === atStart && before.atEnd === atEnd ? before : { atStart, atEnd }))
  }

  useEffect(() => {
    const observer = new ResizeObserver(measure)
    const row = ref.current
    for (const element of row ? [row, ...row.children] : []) observer.observe(element)
    return () => observer.disconnect()
  })

  return { ...ends, measure }
}
