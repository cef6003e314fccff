import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { Content } from '#contract/site/content.ts'
import { withDates } from '#contract/site/sampleDates.ts'

/**
 * Reads and validates the content file. Times of a sample are given in days from the build's; the setting CONTENT_TODAY
 * (2024-09-30) takes another day.
 * @throws Error with the file name, and the path and requirement of each invalid value
 */
export function readContent(file: string): Content {
  const today = process.env.CONTENT_TODAY ?? new Date()
  const parsed = Content.safeParse(parse(withDates(readFileSync(file, 'utf8'), today), { merge: true }))
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(({ path, message }) => `  ${pathText(path)}: ${message}`)
  throw new Error(`${file} cannot be used:\n${problems.join('\n')}`)
}

/** Returns the SHA-256 of the content file, in hex. */
export const hashOfFile = (file: string): string =>
  createHash('sha256').update(readFileSync(file)).digest('hex')

/** Returns a path with indexes from 1, as an editor counts: `library.playlists[2].title`. */
function pathText(path: PropertyKey[]): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step + 1}]` : `.${String(step)}`))
    .join('')
    .slice(1)
}
