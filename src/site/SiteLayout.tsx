import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { MAIN_ID } from './mainId.ts'
import { KeptNotice } from './offline/KeptNotice.tsx'
import { PageBoundary } from './PageBoundary.tsx'
import classes from './SiteLayout.module.css'
import { useScrollRestoration } from './useScrollRestoration.ts'

interface SiteLayoutProps {
  /** Whether Back or Forward led here; pages read it with {@link useIsReturn}. */
  isReturn: boolean
  /** Whether the next page is still loading. */
  isLeaving: boolean
  /** Preloads the chunk of the page at a path. */
  preload: (pathname: string) => Promise<unknown>
}

/** The layout route of all public pages. */
export function SiteLayout({ isReturn, isLeaving, preload }: SiteLayoutProps) {
  const { pathname } = useLocation()
  useScrollRestoration(isReturn, isLeaving)

  /** Preloads the page of a link on hover, touch or focus. */
  function preloadTarget(event: { target: EventTarget }) {
    const link = event.target instanceof Element && event.target.closest('a')
    if (link && link.origin === location.origin) preload(link.pathname).catch(() => {})
  }

  return (
    <div
      className={classes.site}
      data-theme="light"
      onPointerOver={preloadTarget}
      onFocus={preloadTarget}
      onTouchStart={preloadTarget}
    >
      <a className={classes.skip} href={`#${MAIN_ID}`}>
        Skip to content
      </a>
      <Header />
      <main id={MAIN_ID} className={classes.main} tabIndex={-1}>
        {/* Outside the keyed boundary, so that the previous page stays visible until the next one has loaded. */}
        <Suspense>
          <PageBoundary key={pathname}>
            <Outlet context={isReturn} />
          </PageBoundary>
        </Suspense>
      </main>
      <KeptNotice />
      <Footer />
    </div>
  )
}
