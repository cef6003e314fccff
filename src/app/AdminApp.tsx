import { useEffect } from 'react'
import { Route, Routes, useNavigate } from 'react-router-dom'
import { LoadBoundary } from '#admin/LoadBoundary.tsx'
import { LinkProvider } from '#design-system/Link/Link.tsx'
import { lazyPage } from './lazyPage.tsx'
import { paths, withoutFinalSlash } from '#contract/paths.ts'

// Separate chunks: the sign-in page does not load the console.
const LoginPage = lazyPage(async () => (await import('./signInPages.ts')).LoginPage, null)
const LinkPage = lazyPage(async () => (await import('./signInPages.ts')).LinkPage, null)
const loadRoutes = () => import('./AdminRoutes.tsx')
const AdminRoutes = lazyPage(async () => (await loadRoutes()).AdminRoutes, null)

const isSignIn = (pathname: string) => withoutFinalSlash(pathname) === paths.admin.login

/** Loads the code of the page at a path. */
export async function preloadAt(pathname: string): Promise<void> {
  if (isSignIn(pathname)) {
    await LoginPage.preload()
    return
  }
  if (withoutFinalSlash(pathname) === paths.admin.link) {
    await LinkPage.preload()
    return
  }
  await AdminRoutes.preload()
  await (await loadRoutes()).preloadScreenAt(pathname)
}

/** Fills the first screen of the console with the answers to its first queries. Returns whether they were there. */
export async function fillAt(pathname: string): Promise<boolean> {
  if (isSignIn(pathname) || withoutFinalSlash(pathname) === paths.admin.link) return false
  return (await loadRoutes()).fillFirstStore()
}

/** Sign-in and console. A separate document from the public site, and independent of it. */
export function AdminApp() {
  const goTo = useNavigate()
  // Repeats a submit that the user made before the scripts had loaded.
  useEffect(() => window.firstSubmit?.requestSubmit(), [])
  return (
    <LinkProvider
      navigate={(href, options) =>
        href.startsWith(paths.admin.login) ? void goTo(href, options) : location.assign(href)
      }
    >
      <LoadBoundary>
        <Routes>
          <Route path={paths.admin.login} element={<LoginPage />} />
          <Route path={paths.admin.link} element={<LinkPage />} />
          <Route path={`${paths.admin.login}/*`} element={<AdminRoutes />} />
        </Routes>
      </LoadBoundary>
    </LinkProvider>
  )
}
