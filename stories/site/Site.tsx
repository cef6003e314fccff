import type { ReactNode } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { SiteApp } from '#app/SiteApp.tsx'
import { pages } from '#app/sitePages.ts'
import { Address } from '#stories/Address.tsx'

// The product loads these pages lazily; stories import them up front.
await Promise.all(pages.map(([, page]) => page.preload()))

export interface SiteProps {
  /** The history entries; the last one is open. */
  entries: readonly string[]
  /** Instead of the page at the address. */
  children?: ReactNode
}

/** The whole public site at an address, with a history of its own, and what a browser has around it. */
export function Site({ entries, children = <SiteApp /> }: SiteProps) {
  return (
    <MemoryRouter initialEntries={[...entries]} useTransitions={false}>
      {children}
      <BrowserAround />
    </MemoryRouter>
  )
}

function BrowserAround() {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <Address href={pathname + search + hash} />
      <button type="button" className="visually-hidden" tabIndex={-1} onClick={() => void navigate(-1)}>
        The browser&apos;s Back
      </button>
    </>
  )
}
