import { StrictMode, type ReactNode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { LoadBoundary } from '#admin/LoadBoundary.tsx'
import { restoreTheme } from '#admin/theme.ts'
import '#design-system/base.css'
import { takeInstallOffers } from '#design-system/useInstall.ts'
import { FirstSignIn } from './FirstSignIn.tsx'
import { isSignIn } from './isSignIn.ts'
import { lazyPage } from './lazyPage.tsx'
import { paths } from '#contract/paths.ts'
import { settledAddress } from './settledAddress.ts'

const loadConsole = () => import('./BrowserConsole.tsx')
const Console = lazyPage(async () => (await loadConsole()).BrowserConsole, null)

const app = (
  <StrictMode>
    <LoadBoundary>
      <Console />
    </LoadBoundary>
  </StrictMode>
)

/** Whether the first render matches the prerendered HTML, which has no query and no navigation state. */
const isPrerendered = () => location.search === '' && !history.state?.usr

/** Loads the console with the page at a path. */
async function loadAt(pathname: string) {
  await Console.preload()
  await (await loadConsole()).preloadAt(pathname)
}

/** Shows the first page. Hydration keeps the existing elements, and what was typed into the sign-in form. */
function show(root: HTMLElement, page: ReactNode, canHydrate: boolean): Root {
  root.inert = false
  if (canHydrate && root.hasChildNodes() && isPrerendered()) return hydrateRoot(root, page)
  const created = createRoot(root)
  created.render(page)
  return created
}

function startSignIn(root: HTMLElement) {
  const prepare = () => void loadAt(paths.admin.students).catch(() => undefined)
  const shown = show(
    root,
    <StrictMode>
      <FirstSignIn prepare={prepare} open={(href) => void open(href)} />
    </StrictMode>,
    true,
  )
  async function open(href: string) {
    try {
      await loadAt(href)
    } catch {
      location.assign(href)
      return
    }
    history.pushState(null, '', href)
    shown.render(app)
  }
}

async function startConsole(root: HTMLElement) {
  // If a chunk fails to load, the screen requests it once more.
  const isLoaded = await loadAt(location.pathname).then(
    () => true,
    () => false,
  )
  // Whatever fails there, the page must not stay inert.
  const isFilled = isLoaded && (await (await loadConsole()).fillAt(location.pathname).catch(() => false))
  show(root, app, isLoaded && !isFilled)
}

async function start(root: HTMLElement) {
  restoreTheme()
  // URL.canParse is the newest of what it adds.
  if (!('canParse' in URL)) (await import('./olderBrowsers.ts')).addMissingMethods()
  history.replaceState(history.state, '', settledAddress(location.href))
  if (isSignIn(location.pathname)) startSignIn(root)
  else await startConsole(root)
  // Loaded last, as the fonts are half as large as all scripts. Fallback fonts with the same metrics prevent
  // layout shifts.
  void import('#design-system/fonts.css')
}

takeInstallOffers()

const root = document.getElementById('root')
if (root) void start(root)
