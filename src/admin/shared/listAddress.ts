import { useSearchParams } from 'react-router-dom'
import type { FromList } from './returnAddress.ts'

/** Which record's details are open over the list. */
export const DETAILS = 'details'

/** A list's own part of the address, such as ?search=am&page=2, without the details that are open over it. */
export function listAddress(params: URLSearchParams, more: Readonly<Record<string, string>> = {}): string {
  const own = new URLSearchParams(params)
  own.delete(DETAILS)
  for (const [name, value] of Object.entries(more)) own.set(name, value)
  return own.size === 0 ? '' : `?${own}`
}

/** Returns the address of the open list, with its search and page. */
export function useFromList(): FromList {
  const [params] = useSearchParams()
  return { from: listAddress(params) }
}
