import { createContext, startTransition, use, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import type { Address, SiteHistory } from './siteHistory.ts'

const AddressContext = createContext<{ address: Address; history: SiteHistory } | undefined>(undefined)

interface AddressProviderProps {
  history: SiteHistory
  children: ReactNode
}

/**
 * Tells every component below where the visitor is. The page before stays until the next one has been loaded; another
 * query of the same page is there at once, so that two quick presses of Next are two.
 */
export function AddressProvider({ history, children }: AddressProviderProps) {
  const [address, setAddress] = useState(() => history.current())
  const shown = useRef(address.pathname)

  // Before the effects of what is below, which may go on to another address at once.
  useLayoutEffect(
    () =>
      history.listen(() => {
        const next = history.current()
        if (next.pathname === shown.current) setAddress(next)
        else startTransition(() => setAddress(next))
      }),
    [history],
  )

  useLayoutEffect(() => {
    shown.current = address.pathname
  }, [address])

  return <AddressContext value={{ address, history }}>{children}</AddressContext>
}

function useContext() {
  const context = use(AddressContext)
  if (!context) throw new Error('The site is rendered inside an AddressProvider.')
  return context
}

/** Where the visitor is. */
export const useAddress = () => useContext().address

/** How to go elsewhere. */
export const useSiteHistory = () => useContext().history
