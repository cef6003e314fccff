import { useState, type ReactNode } from 'react'
import { SiteApp } from '#app/SiteApp.tsx'
import { allPages } from '#app/sitePages.ts'
import { AddressProvider, useAddress, useSiteHistory } from '#site/address/AddressProvider.tsx'
import { memoryHistory } from '#site/address/memoryHistory.ts'
import { Address } from '#stories/Address.tsx'

// Pages that the product loads when they are needed are here from the start.
await Promise.all(allPages.map((page) => page.preload()))

export interface SiteProps {
  /** The history that led here; the last one is open. */
  entries: readonly string[]
  /** Instead of the page at the address. */
  children?: ReactNode
}

/** The whole public site at an address, with a history of its own, and what a browser has around it. */
export function Site({ entries, children = <SiteApp /> }: SiteProps) {
  const [history] = useState(() => memoryHistory(entries))
  return (
    <AddressProvider history={history}>
      {children}
      <BrowserAround />
    </AddressProvider>
  )
}

function BrowserAround() {
  const { pathname, search, hash } = useAddress()
  const history = useSiteHistory()
  return (
    <>
      <Address href={pathname + search + hash} />
      <button type="button" className="visually-hidden" tabIndex={-1} onClick={history.back}>
        The browser&apos;s Back
      </button>
    </>
  )
}
