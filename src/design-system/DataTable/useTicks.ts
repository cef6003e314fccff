import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { keysBetween, isSelected, withKeys, type Key, type SelectionState } from './selection.ts'

/** Called for a tick box. @param isRange whether Shift was held: all rows since the last one change with it */
export type OnTick = (key: Key, isRange: boolean) => void

/** What the tick boxes of a page do. `tick` is always the same function, so that rows need not render again. */
export function useTicks(
  selection: SelectionState | undefined,
  pageKeys: readonly Key[],
  body: RefObject<HTMLElement | null>,
) {
  const latest = useRef({ selection, pageKeys })
  const lastKey = useRef<Key>(undefined)
  useLayoutEffect(() => {
    latest.current = { selection, pageKeys }
  })

  const tick: OnTick = useCallback((key, isRange) => {
    const { selection: current, pageKeys: all } = latest.current
    if (!current) return
    const keys = isRange ? keysBetween(all, lastKey.current, key) : [key]
    const isOn = !isSelected(current.selectedKeys, key)
    lastKey.current = key
    current.onSelectionChange(withKeys(current.selectedKeys, { pageKeys: all, keys, isOn }))
  }, [])

  const tickPage = useCallback((isOn: boolean) => {
    const { selection: current, pageKeys: all } = latest.current
    current?.onSelectionChange(withKeys(current.selectedKeys, { pageKeys: all, keys: all, isOn }))
  }, [])

  const isEmpty =
    selection === undefined || (selection.selectedKeys !== 'all' && selection.selectedKeys.size === 0)
  const wasEmpty = useRef(isEmpty)
  useEffect(() => {
    const isCleared = isEmpty && !wasEmpty.current
    wasEmpty.current = isEmpty
    // The pressed button is removed with its bar, which would lose the focus.
    if (!isCleared || document.activeElement !== document.body) return
    const boxes = body.current?.querySelectorAll<HTMLElement>('[data-variant="tick"] input')
    const last = latest.current.pageKeys.indexOf(lastKey.current ?? '')
    boxes?.[Math.max(last, 0)]?.focus({ preventScroll: true })
  }, [isEmpty, body])

  return { tick, tickPage }
}
