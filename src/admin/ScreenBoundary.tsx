import { Outlet, useLocation } from 'react-router-dom'
import { LoadBoundary } from './LoadBoundary.tsx'
import { NotAllowedScreen } from './NotAllowedScreen.tsx'
import { TwoStepFirstScreen } from './TwoStepFirstScreen.tsx'
import { paths } from '#contract/paths.ts'
import { AdminBar } from './shared/AdminBar.tsx'
import { callAt } from './shared/screenCalls.ts'
import { useMayOpen, useNeedsTwoStep } from './shared/access/useMay.ts'

/** The open screen, or who may open it, or an error message if it fails. */
export function ScreenBoundary() {
  const { pathname } = useLocation()
  const mayOpen = useMayOpen()
  const needsTwoStep = useNeedsTwoStep()
  const call = callAt(pathname)
  return (
    <LoadBoundary key={pathname} bar={<AdminBar />}>
      {needsTwoStep && pathname !== paths.admin.account ? (
        <TwoStepFirstScreen />
      ) : call === undefined || mayOpen(pathname) ? (
        <Outlet />
      ) : (
        <NotAllowedScreen call={call} />
      )}
    </LoadBoundary>
  )
}
