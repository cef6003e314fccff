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
import { pages, preloadPage } from './sitePages.ts'

/** Addresses that another one takes the place of (statements 13, 499). */
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
  const { location, isReturn } = useVisit()
  const layout = <SiteLayout isReturn={isReturn} preload={preloadPage} />
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
 * Returns the address that is shown, and whether Back or Forward led there. The page before stays until the next one has
 * been loaded; another query of the same page is there at once, so that two quick presses of Next are two.
 */
function useVisit() {
  const location = useLocation()
  const type = useNavigationType()
  const [first] = useState(location)
  const visit = useMemo(
    () => ({ location, isReturn: type === NavigationType.Pop && location !== first }),
    [location, type, first],
  )
  const loaded = useDeferredValue(visit)
  return loaded.location.pathname === location.pathname ? visit : loaded
}
