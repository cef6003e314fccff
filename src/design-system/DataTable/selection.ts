import { useState, type KeyboardEvent, type ReactNode } from 'react'

export type Key = string | number

/** 'all' is every row that matches, on all pages. */
export type SelectedKeys = 'all' | ReadonlySet<Key>

/** Which rows are selected. They are kept by key, so that they stay selected while the user pages. */
export interface SelectionState {
  /** The keys of the selected rows, on this page and on others; 'all' is every row that matches. */
  selectedKeys: SelectedKeys
  /** Called with the new selection. */
  onSelectionChange: (keys: SelectedKeys) => void
  /** The number of rows on all pages: offers 'Select all 248 that match' once the whole page is selected. */
  total?: number
}

/** The selection of a DataTable, and the bar that appears with it. */
export interface Selection extends SelectionState {
  /** Buttons in the bar, for what is selected. */
  actions?: ReactNode
  /**
   * Where the bar appears: floating at the bottom of the window, above the table, or not at all, if a SelectionBar stands
   * elsewhere.
   * @default 'floating'
   */
  bar?: 'floating' | 'above' | 'none'
}

/** Returns a selection that starts with these keys, for a table whose caller needs no more than the result. */
export function useSelection(initial: Iterable<Key> = []) {
  const [selectedKeys, onSelectionChange] = useState<SelectedKeys>(() => new Set(initial))
  return { selectedKeys, onSelectionChange }
}

export const isSelected = (selected: SelectedKeys, key: Key) => selected === 'all' || selected.has(key)

/** Whether there is a bar of what is selected. */
export const hasSelected = (selection: SelectionState | undefined) =>
  selection !== undefined && (selection.selectedKeys === 'all' || selection.selectedKeys.size > 0)

/** How much of a page is selected, for the tick box in the head. */
export function pageState(selected: SelectedKeys, pageKeys: readonly Key[]): 'none' | 'some' | 'all' {
  const count = pageKeys.filter((key) => isSelected(selected, key)).length
  if (count === 0) return 'none'
  return count === pageKeys.length ? 'all' : 'some'
}

interface Change {
  pageKeys: readonly Key[]
  /** The keys to select or to let go. */
  keys: readonly Key[]
  isOn: boolean
}

/** Returns the selection with some keys added or removed. Of 'all', only this page is known, and stays. */
export function withKeys(selected: SelectedKeys, { pageKeys, keys, isOn }: Change): ReadonlySet<Key> {
  const next = new Set(selected === 'all' ? pageKeys : selected)
  for (const key of keys) {
    if (isOn) next.add(key)
    else next.delete(key)
  }
  return next
}

/** Returns the keys from one to the other, in the order of the page; only the second if the first is on another page. */
export function keysBetween(pageKeys: readonly Key[], from: Key | undefined, to: Key): readonly Key[] {
  const start = from === undefined ? -1 : pageKeys.indexOf(from)
  const end = pageKeys.indexOf(to)
  if (start === -1) return [to]
  return pageKeys.slice(Math.min(start, end), Math.max(start, end) + 1)
}

/** Escape lets the selection go, before it closes a dialog around the table. */
export function letGo(event: KeyboardEvent, selection: SelectionState) {
  if (event.key !== 'Escape' || event.defaultPrevented || !hasSelected(selection)) return
  event.preventDefault()
  event.stopPropagation()
  selection.onSelectionChange(new Set())
}
