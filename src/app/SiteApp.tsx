import { createElement } from 'react'
import { LinkProvider, type Navigate } from '#design-system/Link/Link.tsx'
import { ABOUT_ID } from '#site/aboutSection.ts'
import { useAddress, useSiteHistory } from '#site/address/AddressProvider.tsx'
import { Redirect } from '#site/address/Redirect.tsx'
import { SiteLayout } from '#site/SiteLayout.tsx'
import { paths } from '#contract/paths.ts'
import { pageAt, preloadPage } from './sitePages.ts'

/** Addresses that another one takes the place of (statements 13, 499). */
export const otherNames: Record<string, string> = {
  [paths.root]: paths.home,
  [paths.about]: `${paths.home}#${ABOUT_ID}`,
}

/** The public site: every page in its frame. It knows nothing of the console, which is a document of its own. */
export function SiteApp() {
  const history = useSiteHistory()
  const { pathname, search, hash } = useAddress()
  const other = otherNames[pathname.toLowerCase()]

  const goTo: Navigate = (href, { state, replace }) => {
    if (href.startsWith(paths.admin.login)) return location.assign(href)
    // As browsers do: a link to where one is adds no step.
    const isHere = href === pathname + search + hash
    history.go(href, { state, replace: replace ?? isHere })
  }

  return (
    <LinkProvider navigate={goTo}>
      <SiteLayout preload={preloadPage}>
        {other === undefined ? createElement(pageAt(pathname)) : <Redirect to={other} />}
      </SiteLayout>
    </LinkProvider>
  )
}
