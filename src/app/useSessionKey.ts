import { useState } from 'react'
import { usePersonId } from '#admin/shared/access/useMay.ts'

/** Counts how often somebody else has signed in over a screen. */
export function useSessionKey(): number {
  const id = usePersonId()
  const [seen, setSeen] = useState({ id, turn: 0 })
  if (id !== undefined && id !== seen.id) {
    setSeen({ id, turn: seen.id === undefined ? seen.turn : seen.turn + 1 })
  }
  return seen.turn
}
