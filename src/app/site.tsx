import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import '#design-system/global.css'
import { AddressProvider } from '#site/address/AddressProvider.tsx'
import { browserHistory } from '#site/address/browserHistory.ts'
import { roleScreenAt } from '#contract/paths.ts'
import { otherNames, SiteApp } from './SiteApp.tsx'
import { preloadPage } from './sitePages.ts'
import { reportVitals } from './vitals.ts'

async function start(root: HTMLElement) {
  const { pathname, search, hash } = location
  const roleScreen = roleScreenAt(pathname)
  // The console is another document.
  if (roleScreen !== undefined) return location.replace(roleScreen)
  // Before anything is compared with the HTML, which is that of the other address.
  const other = otherNames[pathname.toLowerCase()]
  if (other !== undefined) history.replaceState(history.state, '', other + search + hash)
  await preloadPage(location.pathname)
  const app = (
    <StrictMode>
      <AddressProvider history={browserHistory()}>
        <SiteApp />
      </AddressProvider>
    </StrictMode>
  )
  // The development server has no HTML of the pages.
  if (root.hasChildNodes()) hydrateRoot(root, app)
  else createRoot(root).render(app)
  reportVitals()
}

const root = document.getElementById('root')
if (root) void start(root)
