import { Outlet, useLocation } from 'react-router-dom'
import { LoadBoundary } from './LoadBoundary.tsx'
import { NotAllowedScreen } from './NotAllowedScreen.tsx'
import { AdminBar } from './shared/AdminBar.tsx'
import { callAt } from './shared/screenCalls.ts'
import { useMayOpen } from './shared/useMay.ts'

/** The open screen, or who may open it, or an error message if it fails. */
export function ScreenBoundary() {
  const { pathname } = useLocation()
  const mayOpen = useMayOpen()
  const call = callAt(pathname)
  return (
    <LoadBoundary key={pathname} bar={<AdminBar />}>
      {call === undefined || mayOpen(pathname) ? <Outlet /> : <NotAllowedScreen call={call} />}
    </LoadBoundary>
  )
}
