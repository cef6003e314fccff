import { Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import { chosenIn } from '#admin/chosen.ts'
import { LoadBoundary } from '#admin/LoadBoundary.tsx'
import { LoginPage } from '#admin/LoginPage.tsx'
import { LinkProvider } from '#design-system/Link/Link.tsx'
import { isSignIn } from './isSignIn.ts'
import { lazyPage } from './lazyPage.tsx'
import { paths, withoutFinalSlash } from '#contract/paths.ts'

// Separate chunks: the page of one-time links does not load the console.
const LinkPage = lazyPage(async () => (await import('#admin/LinkPage.tsx')).LinkPage, null)
const loadRoutes = () => import('./AdminRoutes.tsx')
const AdminRoutes = lazyPage(async () => (await loadRoutes()).AdminRoutes, null)

const isLink = (pathname: string) => withoutFinalSlash(pathname) === paths.admin.link

/** Loads the code of the page at a path. */
export async function preloadAt(pathname: string): Promise<void> {
  if (isSignIn(pathname)) return
  if (isLink(pathname)) {
    await LinkPage.preload()
    return
  }
  await AdminRoutes.preload()
  await (await loadRoutes()).preloadScreenAt(pathname)
}

/** Fills the first screen of the console with the answers to its first queries. Returns whether they were there. */
export async function fillAt(pathname: string): Promise<boolean> {
  if (isSignIn(pathname) || isLink(pathname)) return false
  return (await loadRoutes()).fillFirstStore()
}

/** Sign-in and console. A separate document from the public site, and independent of it. */
export function AdminApp() {
  const goTo = useNavigate()
  return (
    <LinkProvider
      navigate={(href, options) =>
        href.startsWith(paths.admin.login) ? void goTo(href, options) : location.assign(href)
      }
    >
      <LoadBoundary>
        <Routes>
          <Route path={paths.admin.login} element={<LoginScreen />} />
          <Route path={paths.admin.link} element={<LinkPage />} />
          <Route path={`${paths.admin.login}/*`} element={<AdminRoutes />} />
        </Routes>
      </LoadBoundary>
    </LinkProvider>
  )
}

/** The sign-in page after another page of the console. */
function LoginScreen() {
  const goTo = useNavigate()
  const chosenBy = chosenIn(useLocation().state)
  return <LoginPage chosenBy={chosenBy} onSignedIn={() => void goTo(paths.admin.students)} />
}
