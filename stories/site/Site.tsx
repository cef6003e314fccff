import type { ReactNode } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { SiteApp } from '#app/SiteApp.tsx'
import { FrameProvider } from '#site/Frame.tsx'
import { Address } from '#stories/Address.tsx'
import { frame } from './contents.ts'

export interface SiteProps {
  /** The history entries; the last one is open. */
  entries: readonly string[]
  /** Instead of the page at the address. */
  children?: ReactNode
}

/** The whole public site at an address, with a history of its own, and what a browser has around it. */
export function Site({ entries, children = <SiteApp frame={frame} /> }: SiteProps) {
  return (
    <MemoryRouter initialEntries={[...entries]} useTransitions={false}>
      <FrameProvider value={frame}>{children}</FrameProvider>
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
