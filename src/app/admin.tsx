import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { restoreTheme } from '#admin/theme.ts'
import '#design-system/base.css'
import { takeInstallOffers } from '#design-system/useInstall.ts'
import { AdminApp, fillAt, preloadAt } from './AdminApp.tsx'
import { settledAddress } from './settledAddress.ts'

/** Whether the first render matches the prerendered HTML, which has no query and no navigation state. */
const isPrerendered = () => location.search === '' && !history.state?.usr

async function start(root: HTMLElement) {
  restoreTheme()
  history.replaceState(history.state, '', settledAddress(location.href))
  const app = (
    <StrictMode>
      <BrowserRouter>
        <AdminApp />
      </BrowserRouter>
    </StrictMode>
  )
  // If a chunk fails to load, the screen requests it once more.
  const isLoaded = await preloadAt(location.pathname).then(
    () => true,
    () => false,
  )
  // Whatever fails there, the page must not stay inert.
  const isFilled = isLoaded && (await fillAt(location.pathname).catch(() => false))
  root.inert = false
  // Hydration keeps the existing elements, and what was typed into the sign-in form.
  if (isLoaded && !isFilled && root.hasChildNodes() && isPrerendered()) hydrateRoot(root, app)
  else createRoot(root).render(app)
  // Loaded last, as the fonts are half as large as all scripts. Fallback fonts with the same metrics prevent
  // layout shifts.
  void import('#design-system/fonts.css')
}

takeInstallOffers()

const root = document.getElementById('root')
if (root) void start(root)
