import { MemoryRouter, useLocation, type InitialEntry } from 'react-router-dom'
// Screens that the product loads when they are needed are here from the start.
import '#admin/LoginPage.tsx'
import '#app/AdminRoutes.tsx'
import { AppRoutes } from '#app/routes.tsx'

export interface ConsoleProps {
  /** The history that led here; the last one is open. */
  entries: InitialEntry[]
}

/** The whole product at an address, with a history and a store of its own. */
export function Console({ entries }: ConsoleProps) {
  return (
    <MemoryRouter initialEntries={entries}>
      <AppRoutes />
      <Address />
    </MemoryRouter>
  )
}

/** The address that a browser would show. */
function Address() {
  const { pathname, search } = useLocation()
  return (
    <p className="visually-hidden">
      <span>Address: </span>
      <code aria-label="Address">{`${pathname}${search}`}</code>
    </p>
  )
}
