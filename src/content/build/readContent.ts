import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { Content } from './schema.ts'

/**
 * The content file, checked.
 * @throws Error that names the file, each place in it and what that place needs
 */
export function readContent(file: string): Content {
  const parsed = Content.safeParse(parse(readFileSync(file, 'utf8'), { merge: true }))
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map(({ path, message }) => `  ${tableOf(path)}: ${message}`)
  throw new Error(`${file} cannot be used:\n${faults.join('\n')}`)
}

/** As an editor would look for it: `library > playlists, 2nd one's title` is said as `library.playlists[2].title`. */
function tableOf(path: PropertyKey[]): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step + 1}]` : `.${String(step)}`))
    .join('')
    .slice(1)
}
