import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** Every file of the project that is tracked, or will be. */
export const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(file))

export const code = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file))

export const read = (file: string) => readFileSync(file, 'utf8')

/** What a file imports, statically or lazily. */
export const importsOf = (file: string) =>
  [...read(file).matchAll(/\b(?:from|import)\s*\(?\s*'([^'\s]+)'/g)].map((match) => match[1] ?? '')
