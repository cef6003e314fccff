import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { DETAILS } from '#admin/shared/list/listAddress.ts'

/** The record whose details are open over a list, by the list's query string. */
export function useDetails(params: URLSearchParams) {
  const { state } = useLocation()
  const navigate = useNavigate()
  // Going back is asynchronous: a URL change in the meantime must not open the closed details again.
  const closed = useRef<string>(null)
  const id = Number(params.get(DETAILS))

  return {
    /** The state of the history entry. */
    state,
    /** Undefined if no details are open. */
    id: Number.isSafeInteger(id) && id > 0 ? id : undefined,
    /**
     * Goes back in history if the details were opened from this list, so that Back does not reopen them.
     * Returns false if they were not; the caller then removes their id from the URL.
     */
    goBack() {
      closed.current = params.get(DETAILS)
      if (!isOver(state)) return false
      void navigate(-1)
      return true
    },
    /** Removes closed details from search parameters. */
    dropClosed(next: URLSearchParams) {
      if (next.get(DETAILS) === closed.current) next.delete(DETAILS)
    },
  }
}

const isOver = (state: unknown) => typeof state === 'object' && state !== null && 'over' in state
