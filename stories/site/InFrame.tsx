import type { ReactNode } from 'react'
import { Route, Routes, useNavigate } from 'react-router-dom'
import { LinkProvider } from '#design-system/Link/Link.tsx'
import { SiteLayout } from '#site/SiteLayout.tsx'
import { Site } from './Site.tsx'

interface InFrameProps {
  /** The history entries; the last one is open. */
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
  const navigate = useNavigate()
  return (
    <LinkProvider navigate={(href, options) => void navigate(href, options)}>
      <Routes>
        <Route element={<SiteLayout isReturn={false} isLeaving={false} preload={() => Promise.resolve()} />}>
          <Route path="*" element={children} />
        </Route>
      </Routes>
    </LinkProvider>
  )
}
