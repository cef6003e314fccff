import { useLocation } from 'react-router-dom'

/** Kept in the history entry of a form: where its list was. */
export interface FromList {
  from: string
}

/** Kept in the history entry of a list: the row that was just saved. */
export interface Marked {
  marked: number
}

/** Kept in the history entry of a form that was opened in the middle of another: where to go on afterwards. */
export interface Detour {
  backTo: string
}

/** The form that waits for this one, which kept what was typed in it as a draft; undefined when none does. */
export function useDetour(): string | undefined {
  return backToOf(useLocation().state)
}

/** Whether a link leads to a form and back again, so that nothing typed is lost on the way. */
export const isDetour = (state: unknown) => backToOf(state) !== undefined

const backToOf = (state: unknown) => (hasText(state, 'backTo') ? state.backTo : undefined)

/** The list with the search and page that it had when the form was opened. @spec 498 */
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
