import { useCallback, useState } from 'react'

/**
 * Where a popup is drawn: in the open <dialog> around its field, whose top layer would cover it elsewhere, else in the
 * body. The ref goes on an element of the field, the props on React Aria's Popover or Tooltip.
 */
export function usePopupHome() {
  const [home, setHome] = useState<Element>()

  const anchor = useCallback((element: Element | null) => {
    const dialog = element?.closest('dialog')
    if (dialog) setHome(dialog.querySelector(':scope > [data-popups]') ?? dialog)
  }, [])

  return [anchor, { UNSTABLE_portalContainer: home }] as const
}
