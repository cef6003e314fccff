import { use } from 'react'
import { UNSAFE_NavigationContext, type Location } from 'react-router-dom'

/**
 * Returns a function that reads where the browser is. React draws a new address a moment after the browser is there, later
 * still if its screen is loading; the router's hooks tell what is drawn. Undefined where nobody navigates, as at build time.
 */
export function useLatestLocation(): () => Location | undefined {
  const { navigator } = use(UNSAFE_NavigationContext)
  return () => (hasLocation(navigator) ? navigator.location : undefined)
}

/** The router passes on the history itself, of which its type names a part. */
const hasLocation = (navigator: object): navigator is { location: Location } => 'location' in navigator
