import { levelNames, type Level } from '#contract/access/levels.ts'

/** Returns 'a Viewer', 'an Editor'. */
export const withLevel = (level: Level): string => `${level === 'viewer' ? 'a' : 'an'} ${levelNames[level]}`

/** What each level may do, in a few words. */
export const levelSummaries: Readonly<Record<Level, string>> = {
  viewer: 'Reads lists and details',
  editor: 'Also adds, changes, deletes and restores records',
  administrator: 'Also downloads the register, deletes permanently and manages accounts',
}

/** Keeps levels of accounts and roles of people apart, on both of their screens. */
export const NOT_ROLES = 'Levels say what staff may do here. They are not the roles of students and teachers.'
