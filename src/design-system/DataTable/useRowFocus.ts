import { useEffect, useRef, type FocusEvent, type RefObject } from 'react'
import type { Key } from './selection.ts'

const CONTROLS = ':is(a[href], button, input, select, textarea):not(:disabled)'
const HEADINGS = 'h1, h2, h3, h4, h5, h6'

/** Where the focus was last in the list. */
interface Place {
  key: Key
  /** The rows of that time. */
  keys: readonly Key[]
  /** Which of the row's controls had it. */
  control: number
}

/**
 * Keeps the focus in a list whose row goes, as after a delete: it moves to the same control of the next row, else of the one
 * before, else of the first one of another page, else to the heading above the list. A selection that is cleared goes with its
 * bar: the focus returns to its row.
 * @param keys of the rows, which have them as `data-key`; undefined while they load
 * @param list the element around the rows
 * @param hasSelection whether a row is selected
 * @returns props of the list
 */
export function useRowFocus(
  keys: readonly Key[] | undefined,
  list: RefObject<HTMLElement | null>,
  hasSelection: boolean,
) {
  const last = useRef<Place>(undefined)
  const hadSelection = useRef(hasSelection)

  useEffect(() => {
    if (!keys) return undefined
    const isCleared = hadSelection.current && !hasSelection
    hadSelection.current = hasSelection
    const [first = ''] = keys
    const place = last.current ?? (isCleared ? { key: first, keys, control: 0 } : undefined)
    if (!place || (keys.includes(place.key) && !isCleared)) return undefined
    const move = () => {
      // The page itself, or an element around the list, has the focus that was lost.
      if (!keys || !list.current || !document.activeElement?.contains(list.current)) return
      last.current = undefined
      targetOf(place, keys, list.current)?.focus({ preventScroll: true })
    }
    move()
    // A dialog over the list, such as the row's details, returns the focus only when it closes.
    const dialogs = document.querySelectorAll('dialog[open]')
    for (const dialog of dialogs) dialog.addEventListener('close', move)
    return () => {
      for (const dialog of dialogs) dialog.removeEventListener('close', move)
    }
  }, [keys, list, hasSelection])

  function onFocus({ target }: FocusEvent) {
    const row = target.closest<HTMLElement>('[data-key]')
    const key = keys?.find((each) => String(each) === row?.dataset.key)
    if (!row || !keys || key === undefined) return
    last.current = { key, keys, control: controlsOf(row).findIndex((control) => control === target) }
  }
  return { onFocus }
}

function targetOf({ key, keys: before, control }: Place, keys: readonly Key[], list: HTMLElement) {
  const index = before.indexOf(key)
  const left = new Set(keys)
  const byDistance = [...before.slice(index), ...before.slice(0, index).toReversed(), ...keys]
  const nearest = byDistance.find((each) => left.has(each))
  const rows = [...list.querySelectorAll<HTMLElement>('[data-key]')]
  const controls = controlsOf(rows.find(({ dataset }) => dataset.key === String(nearest)))
  return controls[control] ?? controls[0] ?? headingAbove(list)
}

const controlsOf = (row: Element | undefined) => [...(row?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])]

function headingAbove(list: Element) {
  const heading = [...document.querySelectorAll<HTMLElement>(HEADINGS)].findLast(
    (each) => each.compareDocumentPosition(list) === Node.DOCUMENT_POSITION_FOLLOWING,
  )
  if (heading) heading.tabIndex = -1
  return heading
}
