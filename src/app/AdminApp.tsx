import { useEffect } from 'react'
import { Route, Routes, useNavigate } from 'react-router-dom'
import { LoadBoundary } from '#admin/LoadBoundary.tsx'
import { LinkProvider } from '#design-system/Link/Link.tsx'
import { lazyPage } from './lazyPage.tsx'
import { paths, withoutFinalSlash } from '#contract/paths.ts'

// The sign-in page does not load the console behind it.
const LoginPage = lazyPage(async () => (await import('#admin/LoginPage.tsx')).LoginPage, null)
const loadRoutes = () => import('./AdminRoutes.tsx')
const AdminRoutes = lazyPage(async () => (await loadRoutes()).AdminRoutes, null)

const isSignIn = (pathname: string) => withoutFinalSlash(pathname) === paths.admin.login

/** Loads what an address shows. */
export async function preloadAt(pathname: string): Promise<void> {
  if (isSignIn(pathname)) {
    await LoginPage.preload()
    return
  }
  await AdminRoutes.preload()
  await (await loadRoutes()).preloadScreenAt(pathname)
}

/** Sign-in and console. It knows nothing of the public site, which is a document of its own. */
export function AdminApp() {
  const goTo = useNavigate()
  // Who was faster than the scripts need not press again.
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
          <Route path={`${paths.admin.login}/*`} element={<AdminRoutes />} />
        </Routes>
      </LoadBoundary>
    </LinkProvider>
  )
}
