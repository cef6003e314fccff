import { useCallback, useLayoutEffect, useRef } from 'react'
import { keysBetween, isSelected, withKeys, type Key, type SelectionState } from './selection.ts'

/** Called for a tick box. @param isRange whether Shift was held: all rows since the last one change with it */
export type OnTick = (key: Key, isRange: boolean) => void

/** What the tick boxes of a page do. `tick` is always the same function, so that rows need not render again. */
export function useTicks(selection: SelectionState | undefined, pageKeys: readonly Key[]) {
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

  return { tick, tickPage }
}
