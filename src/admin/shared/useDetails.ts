import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { DETAILS } from './listAddress.ts'

/** The record whose details are open over a list: the list's address names it. */
export function useDetails(params: URLSearchParams) {
  const { state } = useLocation()
  const goTo = useNavigate()
  // Going back takes a moment, in which rows may arrive that change the address: what was closed stays closed.
  const closed = useRef<string>(null)
  const id = Number(params.get(DETAILS))

  return {
    /** Undefined when none are open. */
    id: Number.isSafeInteger(id) && id > 0 ? id : undefined,
    /**
     * Goes Back where the details were opened from this list, so that Back does not open them again.
     * Returns whether it does; else their name is to be taken out of the address.
     */
    goBack() {
      closed.current = params.get(DETAILS)
      if (!isOver(state)) return false
      void goTo(-1)
      return true
    },
    /** Takes details that were closed out of an address. */
    dropClosed(next: URLSearchParams) {
      if (next.get(DETAILS) === closed.current) next.delete(DETAILS)
    },
  }
}

const isOver = (state: unknown) => typeof state === 'object' && state !== null && 'over' in state
