import { useDeferredValue, useMemo, useState } from 'react'
import {
  Navigate,
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
  useRoutes,
} from 'react-router-dom'
import { paths } from '#contract/paths.ts'
import { LinkProvider, type Navigate as Follow } from '#design-system/Link/Link.tsx'
import { ABOUT_ID } from '#site/aboutSection.ts'
import { SiteLayout } from '#site/SiteLayout.tsx'
import type { OtherAddress } from './settledAddress.ts'
import { pageAt, pages, preloadPage } from './sitePages.ts'

/** Addresses that another one takes the place of. @spec 13, 499 */
export const otherNames: Record<string, OtherAddress> = {
  [paths.root]: { pathname: paths.home },
  [paths.about]: { pathname: paths.home, hash: `#${ABOUT_ID}` },
}

const routes = [
  ...Object.entries(otherNames).map(([path, to]) => ({ path, element: <Navigate replace to={to} /> })),
  ...pages.map(([path, Page]) => ({ path, element: <Page /> })),
]

/** The public site: every page in its frame. It knows nothing of the console, which is a document of its own. */
export function SiteApp() {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const { location, ...visit } = useVisit()
  const layout = <SiteLayout {...visit} preload={preloadPage} />
  const page = useRoutes([{ element: layout, children: routes }], location)

  const follow: Follow = (href, { state, replace }) => {
    if (href.startsWith(paths.admin.login)) return window.location.assign(href)
    // As browsers do: a link to where one is adds no step.
    const isHere = href === pathname + search + hash
    void navigate(href, { state, replace: replace ?? isHere })
  }

  return <LinkProvider navigate={follow}>{page}</LinkProvider>
}

/**
 * Returns the address that is shown, whether Back or Forward led there, and whether it is being left. The page before
 * stays until the next one has been loaded. There at once are another query of the same page, so that two quick presses
 * of Next are two, and a page that one goes back to, before the browser scrolls to where it was left.
 */
function useVisit() {
  const location = useLocation()
  const isPop = useNavigationType() === NavigationType.Pop
  const [first] = useState(location)
  const visit = useMemo(() => ({ location, isReturn: isPop && location !== first }), [location, isPop, first])
  const loaded = useDeferredValue(visit)
  const isHere = loaded.location.pathname === location.pathname
  const displayed = isHere || (isPop && pageAt(location.pathname).isLoaded()) ? visit : loaded
  return { ...displayed, isLeaving: displayed !== visit }
}
