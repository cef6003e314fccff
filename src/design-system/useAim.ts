import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Finds the element that is to have the focus, or nothing while the change is still to come. */
type Aim = () => HTMLElement | null | undefined

/**
 * Moves the focus after a press that changes a list: the pressed button may then be elsewhere, disabled or gone, and the owner of
 * the list may take a while to change it.
 * @param frame the element around the list; a focus that has left it since the press stays where it is
 * @returns a function that takes the aim of a press; it is called after each render until it finds an element
 */
export function useAim(frame: RefObject<HTMLElement | null>) {
  const aim = useRef<Aim>(undefined)
  useLayoutEffect(() => {
    const target = aim.current?.()
    if (!target) return
    aim.current = undefined
    const { activeElement } = document
    if (activeElement !== document.body && !frame.current?.contains(activeElement)) return
    target.focus()
    // The browser does not scroll to an element that already has the focus, as a moved button has.
    target.scrollIntoView({ block: 'nearest' })
  })
  return (next: Aim) => {
    aim.current = next
  }
}

/** Returns the first button or field in an element that can be used. */
export const firstControl = (element: Element | null | undefined) =>
  element?.querySelector<HTMLElement>(':is(button, input:not([type="hidden"]), select, textarea):enabled')

/** Returns the row with this key, among the children of a list that have theirs as `data-key`. */
export const rowOf = (list: Element | null, key: string | number) =>
  [...(list?.children ?? [])].find((row) => row instanceof HTMLElement && row.dataset.key === String(key))
