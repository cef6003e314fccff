import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { restoreTheme } from '#admin/theme.ts'
import '#design-system/base.css'
import { AdminApp, preloadAt } from './AdminApp.tsx'
import { settledAddress } from './settledAddress.ts'

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
  await preloadAt(location.pathname).catch(() => undefined)
  root.inert = false
  // What is there stays, with what was typed into the sign-in page; a list is there as it is without search and page.
  if (root.hasChildNodes() && location.search === '') hydrateRoot(root, app)
  else createRoot(root).render(app)
  // Last: they are as heavy as half of the scripts, and stand-ins of their measure hold their place.
  void import('#design-system/fonts.css')
}

const root = document.getElementById('root')
if (root) void start(root)
