import type { Versions } from './merge.ts'
import type { Changer } from './useWhoChanged.ts'

/** Whose value of a field it is. */
export type Side = 'mine' | 'theirs'

/** A merge that waits for the user's choices. */
export interface Merging {
  versions: Versions
  /** Fields that only the other person changed. */
  names: readonly string[]
  by?: Changer
  /** Fields that only the user changed. */
  kept: readonly string[]
  /** Groups of fields that both changed. */
  asked: readonly (readonly string[])[]
  /** What was chosen, by the names of a group. */
  chosen: Readonly<Record<string, Side>>
  /** The group that was chosen last, which has the focus. */
  last?: readonly string[]
  /** How often the user tried to save before everything was chosen. */
  tries: number
}

/** Returns what was chosen for a group. */
export const chosenIn = ({ chosen }: Merging, group: readonly string[]): Side | undefined =>
  chosen[group.join()]

/** Returns the number of groups without a choice. */
export const openCount = (merging: Merging) =>
  merging.asked.filter((group) => chosenIn(merging, group) === undefined).length

/** Whether something is still to be chosen. */
export const isOpenIn = (merging: Merging) => openCount(merging) > 0
