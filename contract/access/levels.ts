/** The levels of accounts, each with what the ones before it may do. Not the roles of students and teachers (M04). */
export const LEVELS = ['viewer', 'editor', 'administrator'] as const

export type Level = (typeof LEVELS)[number]

/** The names of the levels on screen. */
export const levelNames: Readonly<Record<Level, string>> = {
  viewer: 'Viewer',
  editor: 'Editor',
  administrator: 'Administrator',
}
