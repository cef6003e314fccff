import { useEffect, useState, type RefObject } from 'react'

/** Pixels that a zoomed page may be off by. */
const SLACK = 2

/** Whether a row stands at its start and at its end; both when everything fits, and until it is measured. `look` looks again. */
export function useEnds(ref: RefObject<HTMLElement | null>) {
  const [ends, setEnds] = useState({ atStart: true, atEnd: true })

  function look() {
    if (ref.current === null) return
    const { scrollLeft, scrollWidth, clientWidth } = ref.current
    const at = Math.abs(scrollLeft)
    const atStart = at <= SLACK
    const atEnd = at + clientWidth >= scrollWidth - SLACK
    setEnds((before) => (before.atStart === atStart && before.atEnd === atEnd ? before : { atStart, atEnd }))
  }

  useEffect(() => {
    const observer = new ResizeObserver(look)
    const row = ref.current
    for (const element of row ? [row, ...row.children] : []) observer.observe(element)
    return () => observer.disconnect()
  })

  return { ...ends, look }
}
