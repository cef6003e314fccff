import { useSearchParams } from 'react-router-dom'
import type { FromList } from './returnAddress.ts'

/** Search parameter: the id of the record whose details are open over the list. */
export const DETAILS = 'details'

/** The query string of a list, such as ?search=am&page=2, without the open details. */
export function listAddress(params: URLSearchParams, more: Readonly<Record<string, string>> = {}): string {
  const own = new URLSearchParams(params)
  own.delete(DETAILS)
  for (const [name, value] of Object.entries(more)) own.set(name, value)
  return own.size === 0 ? '' : `?${own}`
}

/** The history state that leads back to the open list, with its search and page. */
export function useFromList(): FromList {
  const [params] = useSearchParams()
  return { from: listAddress(params) }
}
