import { lazy, Suspense } from 'react'
import { Navigate, Route, Routes, useNavigate } from 'react-router-dom'
import { LinkProvider } from '#design-system/Link/Link.tsx'
import { paths } from './paths.ts'

// The sign-in page does not load the console behind it, and the site loads neither.
const LoginPage = lazy(async () => ({ default: (await import('#admin/LoginPage.tsx')).LoginPage }))
const AdminRoutes = lazy(async () => ({ default: (await import('./AdminRoutes.tsx')).AdminRoutes }))
const HomePage = lazy(async () => ({ default: (await import('#site/home/HomePage.tsx')).HomePage }))
const NotFoundPage = lazy(async () => ({
  default: (await import('#site/not-found/NotFoundPage.tsx')).NotFoundPage,
}))

/** Which screen answers which address. */
export function AppRoutes() {
  const goTo = useNavigate()
  return (
    <LinkProvider navigate={(href, options) => void goTo(href, options)}>
      <Suspense>
        <Routes>
          <Route path={paths.root} element={<Navigate to={paths.home} replace />} />
          <Route path={paths.home} element={<HomePage />} />
          <Route path={paths.admin.login} element={<LoginPage />} />
          <Route path={`${paths.admin.login}/*`} element={<AdminRoutes />} />
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </Suspense>
    </LinkProvider>
  )
}
