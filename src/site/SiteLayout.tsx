import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { PageBoundary } from './PageBoundary.tsx'
import classes from './SiteLayout.module.css'
import { MAIN_ID, useArrival } from './useArrival.ts'

interface SiteLayoutProps {
  /** Whether Back or Forward led here; pages ask for it by {@link useIsReturn}. */
  isReturn: boolean
  /** Whether the next page is still loading. */
  isLeaving: boolean
  /** Loads the chunk of the page at an address, before it is asked for. */
  preload: (pathname: string) => Promise<unknown>
}

/** The frame of every public page: the route around them. */
export function SiteLayout({ isReturn, isLeaving, preload }: SiteLayoutProps) {
  const { pathname } = useLocation()
  useArrival(isReturn, isLeaving)

  /** A link's page is preloaded when the pointer, a finger or the focus reaches it. */
  function expect(event: { target: EventTarget }) {
    const link = event.target instanceof Element && event.target.closest('a')
    if (link && link.origin === location.origin) preload(link.pathname).catch(() => {})
  }

  return (
    <div
      className={classes.site}
      data-theme="light"
      onPointerOver={expect}
      onFocus={expect}
      onTouchStart={expect}
    >
      <a className={classes.skip} href={`#${MAIN_ID}`}>
        Skip to the page
      </a>
      <Header />
      <main id={MAIN_ID} className={classes.main} tabIndex={-1}>
        {/* Outside of what is new with each page: the page before stays until the next one is here. */}
        <Suspense>
          <PageBoundary key={pathname}>
            <Outlet context={isReturn} />
          </PageBoundary>
        </Suspense>
      </main>
      <Footer />
    </div>
  )
}
