import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { SkeletonForm } from '#design-system/Skeleton/SkeletonForm.tsx'
import { LoadBoundary } from './LoadBoundary.tsx'
import { AdminBar } from './shared/AdminBar.tsx'

/** The open screen, or what stands in its place while it loads and where it fails: never nothing. */
export function ScreenBoundary() {
  const { pathname } = useLocation()
  return (
    <LoadBoundary key={pathname} bar={<AdminBar />}>
      <Suspense fallback={<Waiting />}>
        <Outlet />
      </Suspense>
    </LoadBoundary>
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
