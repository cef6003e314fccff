import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import '#design-system/global.css'
import { takeInstallOffers } from '#design-system/useInstall.ts'
import { roleScreenAt } from '#contract/paths.ts'
import { CONTENT_ID, contentPath } from '#contract/site/carried.ts'
import type { CarriedContent, Frame } from '#contract/site/pages.ts'
import { keepOffline } from './keepOffline.ts'
import { addMissingMethods } from './olderBrowsers.ts'
import { settledAddress } from './settledAddress.ts'
import { otherNames, SiteApp } from './SiteApp.tsx'
import { pageAt, preloadPage } from './sitePages.tsx'
import { reportVitals } from './vitals.ts'

async function start(root: HTMLElement) {
  const roleScreen = roleScreenAt(location.pathname)
  // The console is a separate document.
  if (roleScreen !== undefined) return location.replace(roleScreen)
  history.replaceState(history.state, '', settledAddress(location.href, otherNames))
  const frame = await takeContent(location.pathname)
  await preloadPage(location.pathname)
  const app = (
    <StrictMode>
      <BrowserRouter useTransitions={false}>
        <SiteApp frame={frame} />
      </BrowserRouter>
    </StrictMode>
  )
  // The development server does not prerender.
  if (root.hasChildNodes()) hydrateRoot(root, app)
  else createRoot(root).render(app)
  reportVitals()
  keepOffline()
}

/** Takes the content that the document carries. @returns what is around the page */
async function takeContent(pathname: string): Promise<Frame> {
  const page = pageAt(pathname)
  const carried = document.getElementById(CONTENT_ID)?.textContent
  // The development server does not prerender.
  const text = carried ?? (await (await fetch(contentPath(page.keyAt(pathname)))).text())
  page.carry(pathname, text, document.documentElement.dataset['keptAt'])
  const { frame }: CarriedContent = JSON.parse(text)
  return frame
}

addMissingMethods()
takeInstallOffers()

const root = document.getElementById('root')
if (root) void start(root)
