import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useInBrowser } from '#design-system/useInBrowser.ts'
import { useCloseOverlay } from '#site/useCloseOverlay.ts'

/** State of a history entry whose previous entry is the gallery page. */
interface OpenedHere {
  openedHere: true
}

const isOpenedHere = (state: unknown): state is OpenedHere =>
  typeof state === 'object' && state !== null && 'openedHere' in state

/**
 * The open picture, kept in the URL (`?plate=4` is the fourth), so that Back closes it and it can be linked.
 * @returns its index from 0, or undefined; and a ref for the grid, whose link gets focus on close
 */
export function useOpenPlate(count: number) {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const close = useCloseOverlay()
  const grid = useRef<HTMLUListElement>(null)
  // Pages are prerendered without a query, so hydration must ignore it too.
  const isInBrowser = useInBrowser(() => true, false)
  const requested = Number(new URLSearchParams(search).get('plate')) - 1
  const index =
    isInBrowser && Number.isInteger(requested) && requested >= 0 && requested < count ? requested : undefined

  const lastIndex = useRef<number>(undefined)
  useEffect(() => {
    // The picture shown last, which may differ from the one opened first.
    if (index === undefined && lastIndex.current !== undefined)
      grid.current?.querySelectorAll('a')[lastIndex.current]?.focus()
    lastIndex.current = index
  }, [index])

  function open(position: number) {
    void navigate(`?plate=${position + 1}`, { state: { openedHere: true } satisfies OpenedHere })
  }

  /** Replaces the history entry, so that Back still closes. */
  function show(position: number) {
    void navigate(`?plate=${position + 1}`, { replace: true, state })
  }

  return { index, grid, open, show, close: () => close(isOpenedHere(state)) }
}
