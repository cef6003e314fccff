import { useSyncExternalStore } from 'react'
import { isProofRequested, settleProof, subscribeToProof } from '#api/proof.ts'
import { importLate } from './shared/importOnce.ts'
import { useAsked } from './shared/useAsked.ts'

const load = importLate(() => import('./AskedProof.tsx'))
const decline = () => settleProof(false)

/** Asks again who it is, where the server wants to know; what was begun then goes on. */
export function ProofDialog() {
  const isAsked = useSyncExternalStore(subscribeToProof, isProofRequested, () => false)
  const loaded = useAsked(load, isAsked, decline)
  return loaded && <loaded.AskedProof />
}
