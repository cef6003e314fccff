import { useEffect, useRef, useState } from 'react'

/** Props of a part that may scroll: while it is cut and holds nothing to focus, it is a stop itself, so that keys scroll it. */
export function useScrollStop() {
  const ref = useRef<HTMLDivElement>(null)
  const [isStop, setStop] = useState(false)

  useEffect(() => {
    const box = ref.current
    if (box === null) return undefined
    const observer = new ResizeObserver(() => setStop(isCut(box) && !holdsStop(box)))
    observer.observe(box)
    return () => observer.disconnect()
  }, [])

  return isStop ? { ref, tabIndex: 0, role: 'group' } : { ref }
}

const isCut = (box: HTMLElement) => box.scrollHeight > box.clientHeight

const holdsStop = (box: HTMLElement) => box.querySelector('a, button, input, select, textarea') !== null
