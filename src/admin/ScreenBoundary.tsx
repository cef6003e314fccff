import { Outlet, useLocation } from 'react-router-dom'
import { LoadBoundary } from './LoadBoundary.tsx'
import { AdminBar } from './shared/AdminBar.tsx'

/** The open screen, or an error message if it fails. */
export function ScreenBoundary() {
  const { pathname } = useLocation()
  return (
    <LoadBoundary key={pathname} bar={<AdminBar />}>
      <Outlet />
    </LoadBoundary>
  )
}
