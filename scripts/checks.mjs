/** The static checks, as commands of node_modules/.bin. */

/** @type {readonly (readonly [title: string, command: readonly string[]])[]} */
export const checks = [
  ['types', ['tsc', '--noEmit']],
  ['lint', ['oxlint']],
  ['format', ['oxfmt', '--check']],
  ['nothing unused', ['knip', '--no-progress']],
]
