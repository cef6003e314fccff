import { lazy, Suspense } from 'react'
import { Route, Routes, useNavigate } from 'react-router-dom'
import { LinkProvider } from '#design-system/Link/Link.tsx'
import { paths } from './paths.ts'

// The sign-in page does not load the console behind it.
const LoginPage = lazy(async () => ({ default: (await import('#admin/LoginPage.tsx')).LoginPage }))
const AdminRoutes = lazy(async () => ({ default: (await import('./AdminRoutes.tsx')).AdminRoutes }))

/** Sign-in and console. It knows nothing of the public site, which is a document of its own. */
export function AdminApp() {
  const goTo = useNavigate()
  return (
    <LinkProvider
      navigate={(href, options) =>
        href.startsWith(paths.admin.login) ? void goTo(href, options) : location.assign(href)
      }
    >
      <Suspense>
        <Routes>
          <Route path={paths.admin.login} element={<LoginPage />} />
          <Route path={`${paths.admin.login}/*`} element={<AdminRoutes />} />
        </Routes>
      </Suspense>
    </LinkProvider>
  )
}
