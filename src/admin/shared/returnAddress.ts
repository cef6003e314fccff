import { useLocation } from 'react-router-dom'

/** Kept in the history entry of a form: where its list was. */
export interface FromList {
  from: string
}

/** Kept in the history entry of a list: the row that was just saved. */
export interface Marked {
  marked: number
}

/** The list with the search and page that it had when the form was opened (statement 498). */
export function useReturnAddress(list: string): string {
  const state: unknown = useLocation().state
  return hasText(state, 'from') ? `${list}${state.from}` : list
}

/** The id of the row that was just saved, if this list was reached by saving it. */
export function useMarkedId(): number | undefined {
  const state: unknown = useLocation().state
  return hasNumber(state, 'marked') ? state.marked : undefined
}

function hasText<K extends string>(value: unknown, key: K): value is Record<K, string> {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, key) === 'string'
}

function hasNumber<K extends string>(value: unknown, key: K): value is Record<K, number> {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, key) === 'number'
}
