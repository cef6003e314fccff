import { useEffect } from 'react'
import { useSiteHistory } from './AddressProvider.tsx'

/** Goes on to another address, which takes the place of this one in the history. */
export function Redirect({ to }: { to: string }) {
  const history = useSiteHistory()
  useEffect(() => history.go(to, { replace: true }), [history, to])
  return null
}
