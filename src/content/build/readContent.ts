import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { Content } from '#contract/site/content.ts'

/**
 * Reads and validates the content file.
 * @throws Error with the file name, and the path and requirement of each invalid value
 */
export function readContent(file: string): Content {
  const parsed = Content.safeParse(parse(readFileSync(file, 'utf8'), { merge: true }))
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map(({ path, message }) => `  ${pathText(path)}: ${message}`)
  throw new Error(`${file} cannot be used:\n${faults.join('\n')}`)
}

/** Returns a path with indexes from 1, as an editor counts: `library.playlists[2].title`. */
function pathText(path: PropertyKey[]): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step + 1}]` : `.${String(step)}`))
    .join('')
    .slice(1)
}
