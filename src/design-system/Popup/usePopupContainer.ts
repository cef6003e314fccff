import { useCallback, useState } from 'react'

/**
 * Chooses where a popup is rendered: inside the surrounding <dialog>, which would cover it otherwise, else in the body.
 * @returns a ref for an element of the field, and props for React Aria's Popover or Tooltip
 */
export function usePopupContainer() {
  const [container, setContainer] = useState<Element>()

  const anchor = useCallback((element: Element | null) => {
    const dialog = element?.closest('dialog')
    if (dialog) setContainer(dialog.querySelector(':scope > [data-popups]') ?? dialog)
  }, [])

  return [anchor, { UNSTABLE_portalContainer: container }] as const
}
