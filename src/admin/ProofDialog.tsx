import { useEffect, useSyncExternalStore } from 'react'
import { isProofRequested, settleProof, subscribeToProof } from '#api/proof.ts'
import { importLate } from './shared/importOnce.ts'
import { useModule } from './shared/useModule.ts'

const load = importLate(() => import('./AskedProof.tsx'))

/** Asks again who it is, where the server wants to know; what was begun then goes on. */
export function ProofDialog() {
  const isAsked = useSyncExternalStore(subscribeToProof, isProofRequested, () => false)
  const loaded = useModule(load, isAsked)
  // As if it was cancelled: the call tells that it failed.
  useEffect(() => {
    if (isAsked) load().catch(() => settleProof(false))
  }, [isAsked])
  return isAsked && loaded && <loaded.AskedProof />
}
