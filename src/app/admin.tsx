import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { restoreTheme } from '#admin/theme.ts'
import '#design-system/base.css'
import { AdminApp, preloadAt } from './AdminApp.tsx'
import { settledAddress } from './settledAddress.ts'

/** Whether the first render is as the page's HTML: that was made without search and without a way back. */
const isAsInPage = () => location.search === '' && !history.state?.usr

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
  // A chunk that does not come is asked for once more by the screen itself.
  const isLoaded = await preloadAt(location.pathname).then(
    () => true,
    () => false,
  )
  root.inert = false
  // What is there stays, with what was typed into the sign-in page.
  if (isLoaded && root.hasChildNodes() && isAsInPage()) hydrateRoot(root, app)
  else createRoot(root).render(app)
  // Last: they are as heavy as half of the scripts, and stand-ins of their measure hold their place.
  void import('#design-system/fonts.css')
}

const root = document.getElementById('root')
if (root) void start(root)
