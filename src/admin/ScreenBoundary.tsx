import { Outlet, useLocation } from 'react-router-dom'
import { LoadBoundary } from './LoadBoundary.tsx'
import { AdminBar } from './shared/AdminBar.tsx'

/** The open screen, or a message where it fails: never nothing. */
export function ScreenBoundary() {
  const { pathname } = useLocation()
  return (
    <LoadBoundary key={pathname} bar={<AdminBar />}>
      <Outlet />
    </LoadBoundary>
  )
}
