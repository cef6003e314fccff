import { useCallback, useState } from 'react'

/**
 * Chooses where a popup is rendered: inside the surrounding <dialog>, which would cover it otherwise, or inside the part of
 * the page that has a theme or brand of its own, else in the body.
 * @returns a ref for an element of the field, and props for React Aria's Popover
 */
export function usePopupContainer() {
  const [container, setContainer] = useState<Element>()

  const anchor = useCallback((element: Element | null) => {
    const place = element?.closest('dialog, [data-theme], [data-brand]')
    if (place && place !== document.documentElement)
      setContainer(place.querySelector(':scope > [data-popups]') ?? place)
  }, [])

  return [anchor, { UNSTABLE_portalContainer: container }] as const
}
