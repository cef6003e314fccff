import type { ReactNode } from 'react'
import { LinkProvider } from '#design-system/Link/Link.tsx'
import { useSiteHistory } from '#site/address/AddressProvider.tsx'
import { SiteLayout } from '#site/SiteLayout.tsx'
import { Site } from './Site.tsx'

interface InFrameProps {
  /** The history that led here; the last one is open. */
  entries: readonly string[]
  children: ReactNode
}

/** A page with content of its own, in the frame of the site. */
export function InFrame({ entries, children }: InFrameProps) {
  return (
    <Site entries={entries}>
      <Frame>{children}</Frame>
    </Site>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const history = useSiteHistory()
  return (
    <LinkProvider navigate={history.go}>
      <SiteLayout preload={() => Promise.resolve()}>{children}</SiteLayout>
    </LinkProvider>
  )
}
