import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import {
  Navigate,
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
  useRoutes,
} from 'react-router-dom'
import { CONSOLE, sitePaths } from '#contract/paths.ts'
import type { Frame } from '#contract/site/pages.ts'
import { LinkProvider, type Navigate as Follow } from '#design-system/Link/Link.tsx'
import { ABOUT_ID } from '#site/aboutSection.ts'
import { FrameProvider } from '#site/Frame.tsx'
import { SiteLayout } from '#site/SiteLayout.tsx'
import { keepSeen } from './keepOffline.ts'
import type { OtherAddress } from './settledAddress.ts'
import { pageAt, pages, preloadPage } from './sitePages.tsx'

/** Addresses that redirect to another address. @spec 13, 499 */
export const otherNames: Record<string, OtherAddress> = {
  [sitePaths.root]: { pathname: sitePaths.home },
  [sitePaths.about]: { pathname: sitePaths.home, hash: `#${ABOUT_ID}` },
}

const routes = [
  ...Object.entries(otherNames).map(([path, to]) => ({ path, element: <Navigate replace to={to} /> })),
  ...pages.map(({ path, Page }) => ({ path, element: <Page /> })),
]

/** The public site. A separate document from the console, and independent of it. */
export function SiteApp({ frame }: { frame: Frame }) {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const { location, ...visit } = useVisit()
  const { version } = frame
  useEffect(() => keepSeen({ address: pathname, version }), [pathname, version])
  const layout = <SiteLayout {...visit} preload={preloadPage} />
  const page = useRoutes([{ element: layout, children: routes }], location)

  const follow: Follow = (href, { state, replace }) => {
    if (href.startsWith(CONSOLE)) return window.location.assign(href)
    // As in browsers, a link to the current URL adds no history entry.
    const isHere = href === pathname + search + hash
    void navigate(href, { state, replace: replace ?? isHere })
  }

  return (
    <FrameProvider value={frame}>
      <LinkProvider navigate={follow}>{page}</LinkProvider>
    </FrameProvider>
  )
}

/**
 * Returns the displayed location, whether Back or Forward led there, and whether another page is loading. The
 * previous page stays until the next one has loaded. The location changes at once if only the query differs,
 * so that two quick presses of Next count twice, and if Back leads to a loaded page, so that the browser can
 * restore the scroll position.
 */
function useVisit() {
  const location = useLocation()
  const isPop = useNavigationType() === NavigationType.Pop
  const [first] = useState(location)
  const visit = useMemo(() => ({ location, isReturn: isPop && location !== first }), [location, isPop, first])
  const loaded = useDeferredValue(visit)
  const isHere = loaded.location.pathname === location.pathname
  const displayed =
    isHere || (isPop && pageAt(location.pathname).isLoaded(location.pathname)) ? visit : loaded
  return { ...displayed, isLeaving: displayed !== visit }
}
