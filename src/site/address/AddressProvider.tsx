import { createContext, startTransition, use, useLayoutEffect, useState, type ReactNode } from 'react'
import type { Address, SiteHistory } from './siteHistory.ts'

const AddressContext = createContext<{ address: Address; history: SiteHistory } | undefined>(undefined)

interface AddressProviderProps {
  history: SiteHistory
  children: ReactNode
}

/** Tells every component below where the visitor is. The page before stays until the next one has been loaded. */
export function AddressProvider({ history, children }: AddressProviderProps) {
  const [address, setAddress] = useState(() => history.current())
  // Before the effects of what is below, which may go on to another address at once.
  useLayoutEffect(() => history.listen(() => startTransition(() => setAddress(history.current()))), [history])
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
