import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import '#design-system/global.css'
import { roleScreenAt } from '#contract/paths.ts'
import { settledAddress } from './settledAddress.ts'
import { otherNames, SiteApp } from './SiteApp.tsx'
import { preloadPage } from './sitePages.ts'
import { reportVitals } from './vitals.ts'

async function start(root: HTMLElement) {
  const roleScreen = roleScreenAt(location.pathname)
  // The console is a separate document.
  if (roleScreen !== undefined) return location.replace(roleScreen)
  history.replaceState(history.state, '', settledAddress(location.href, otherNames))
  await preloadPage(location.pathname)
  const app = (
    <StrictMode>
      <BrowserRouter useTransitions={false}>
        <SiteApp />
      </BrowserRouter>
    </StrictMode>
  )
  // The development server does not prerender.
  if (root.hasChildNodes()) hydrateRoot(root, app)
  else createRoot(root).render(app)
  reportVitals()
}

const root = document.getElementById('root')
if (root) void start(root)
