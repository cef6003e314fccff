import { Component, Suspense, type ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import errorArt from '#content/art/error-lamp.svg'
import { Button } from '#design-system/Button/Button.tsx'
import { ErrorState } from '#design-system/EmptyState/ErrorState.tsx'
import { SkeletonForm } from '#design-system/Skeleton/SkeletonForm.tsx'
import { AdminBar } from './shared/AdminBar.tsx'

/** The open screen, or what stands in its place while it loads and where it fails: never nothing. */
export function ScreenBoundary() {
  const { pathname } = useLocation()
  return (
    <Boundary key={pathname}>
      <Suspense fallback={<Waiting />}>
        <Outlet />
      </Suspense>
    </Boundary>
  )
}

function Waiting() {
  return (
    <>
      <SkeletonForm />
      <AdminBar />
    </>
  )
}

interface BoundaryState {
  hasFailed: boolean
}

class Boundary extends Component<{ children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { hasFailed: false }

  static getDerivedStateFromError(): BoundaryState {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <>
        <ErrorState
          title="This screen could not be opened"
          art={errorArt}
          action={
            <Button variant="primary" icon="retry" onPress={() => location.reload()}>
              Reload
            </Button>
          }
        >
          Check the connection, then try again. What you typed before is kept.
        </ErrorState>
        <AdminBar />
      </>
    )
  }
}
