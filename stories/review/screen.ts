/** A screen, the states that it can be in, and where the stories of them are: a story bears the name of its state. */
export interface Screen {
  name: string
  group: 'Public site' | 'Console' | 'Lists' | 'Forms'
  /** Story files under stories/, without their ending. */
  files: readonly string[]
  states: readonly string[]
  /** The states of its kind that it cannot have, each with the reason. */
  without: Readonly<Record<string, string>>
}

/** Reasons by state, where several states have the same one. */
export type Reasons<State extends string> = Partial<Record<State, string>>

/** Returns a screen with the states of its kind, except those that it cannot have. */
export function screenOf<State extends string>(
  head: Pick<Screen, 'name' | 'group' | 'files'>,
  states: readonly State[],
  reasons: readonly Reasons<State>[],
): Screen {
  const without: Record<string, string> = Object.assign({}, ...reasons)
  return { ...head, states: states.filter((state) => without[state] === undefined), without }
}

/** Returns the same reason for several states. */
export const because = (reason: string, states: readonly string[]) =>
  Object.fromEntries(states.map((state) => [state, reason]))

/** A screen of the console. @param states their names, with spaces between them */
export const desk = (name: string, files: string, states: string): Screen => ({
  name,
  group: 'Console',
  files: files.split(' ').map((file) => `admin/${file}`),
  states: states.trim().split(/\s+/),
  without: {},
})
