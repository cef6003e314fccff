import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useInBrowser } from '#site/useInBrowser.ts'
import { useLeave } from '#site/useLeave.ts'

/** Kept in the history entry: the page itself is the entry before it. */
interface OpenedHere {
  openedHere: true
}

const isOpenedHere = (state: unknown): state is OpenedHere =>
  typeof state === 'object' && state !== null && 'openedHere' in state

/**
 * The open plate, which is in the address: `?plate=4` is the fourth. Back closes it, and a link can be sent.
 * @returns its place from 0, or undefined; and a ref for the grid, whose links get the focus back
 */
export function useOpenPlate(count: number) {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const leave = useLeave()
  const grid = useRef<HTMLUListElement>(null)
  // Pages are made without a search, so the first render in the browser is too.
  const isInBrowser = useInBrowser(() => true, false)
  const asked = Number(new URLSearchParams(search).get('plate')) - 1
  const index = isInBrowser && Number.isInteger(asked) && asked >= 0 && asked < count ? asked : undefined

  const lastShown = useRef<number>(undefined)
  useEffect(() => {
    // The plate that was looked at last, which may be another than the one that was opened.
    if (index === undefined && lastShown.current !== undefined)
      grid.current?.querySelectorAll('a')[lastShown.current]?.focus()
    lastShown.current = index
  }, [index])

  function open(place: number) {
    void navigate(`?plate=${place + 1}`, { state: { openedHere: true } satisfies OpenedHere })
  }

  /** Another one instead: Back still closes. */
  function show(place: number) {
    void navigate(`?plate=${place + 1}`, { replace: true, state })
  }

  return { index, grid, open, show, close: () => leave(isOpenedHere(state)) }
}
