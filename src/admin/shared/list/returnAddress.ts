import { useLocation } from 'react-router-dom'

/** History state of a form: the query string of its list. */
export interface FromList {
  from: string
}

/** History state of a list: the id of the row that was just saved. */
export interface Marked {
  marked: number
}

/** History state of a list: the id of the row whose form was left without a save. */
export interface Seen {
  seen: number
}

/** History state of a form that was opened from another form: the address to return to. */
export interface Detour {
  backTo: string
}

/** The address of the form that waits for this one, with its values kept as a draft; undefined if none does. */
export function useDetour(): string | undefined {
  return backToOf(useLocation().state)
}

/** Whether a link's history state leads to a form and back again, so that no unsaved text is lost. */
export const isDetour = (state: unknown) => backToOf(state) !== undefined

const backToOf = (state: unknown) => (hasText(state, 'backTo') ? state.backTo : undefined)

/** The address of the list, with the search and page that it had when the form was opened. @spec 498 */
export function useReturnAddress(list: string): string {
  const state: unknown = useLocation().state
  return hasText(state, 'from') ? `${list}${state.from}` : list
}

/** The id of the row that was just saved, if saving it opened this list. */
export function useMarkedId(): number | undefined {
  const state: unknown = useLocation().state
  return hasNumber(state, 'marked') ? state.marked : undefined
}

/** The id of the row whose form was left without a save, if leaving it opened this list. */
export function useSeenId(): number | undefined {
  const state: unknown = useLocation().state
  return hasNumber(state, 'seen') ? state.seen : undefined
}

function hasText<K extends string>(value: unknown, key: K): value is Record<K, string> {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, key) === 'string'
}

function hasNumber<K extends string>(value: unknown, key: K): value is Record<K, number> {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, key) === 'number'
}
