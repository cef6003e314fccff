import { MemoryRouter, useLocation, type InitialEntry } from 'react-router-dom'
// The product loads its screens lazily; stories import them up front.
import '#admin/LinkPage.tsx'
import { AdminApp } from '#app/AdminApp.tsx'
import { preloadScreens } from '#app/AdminRoutes.tsx'
import { Address } from '#stories/Address.tsx'

await preloadScreens()

export interface ConsoleProps {
  /** The history entries; the last one is open. */
  entries: InitialEntry[]
}

/** The whole product at an address, with its own history and store. */
export function Console({ entries }: ConsoleProps) {
  return (
    <MemoryRouter initialEntries={entries}>
      <AdminApp />
      <Where />
    </MemoryRouter>
  )
}

function Where() {
  const { pathname, search } = useLocation()
  return <Address href={pathname + search} />
}
