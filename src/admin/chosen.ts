/** The history state of the sign-in page where a person comes from choosing a password, without having been signed in. */
export interface Chosen {
  /** Their sign-in name. */
  chosenBy: string
}

/** Returns that name; undefined in every other history state. */
export function chosenIn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('chosenBy' in state)) return undefined
  return typeof state.chosenBy === 'string' ? state.chosenBy : undefined
}
