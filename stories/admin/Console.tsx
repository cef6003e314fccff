import { MemoryRouter, useLocation, type InitialEntry } from 'react-router-dom'
// Screens that the product loads when they are needed are here from the start.
import '#admin/LoginPage.tsx'
import { AdminApp } from '#app/AdminApp.tsx'
import { preloadScreens } from '#app/AdminRoutes.tsx'
import { Address } from '#stories/Address.tsx'

await preloadScreens()

export interface ConsoleProps {
  /** The history that led here; the last one is open. */
  entries: InitialEntry[]
}

/** The whole product at an address, with a history and a store of its own. */
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
