import { readFileSync } from 'node:fs'
import { addDays } from 'date-fns/addDays'
import { lightFormat } from 'date-fns/lightFormat'
import { parse } from 'yaml'
import { Content } from '#contract/site/content.ts'

/** A time in days from today: 'in 12 days, 09:30'. */
const inDays = /\bin (\d{1,3}) days, (\d\d:\d\d)\b/g

/**
 * Reads and validates the content file. Times of a sample are given in days from the build's; the setting CONTENT_TODAY
 * (2024-09-30) takes another day.
 * @throws Error with the file name, and the path and requirement of each invalid value
 */
export function readContent(file: string): Content {
  const parsed = Content.safeParse(parse(withDates(readFileSync(file, 'utf8')), { merge: true }))
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map(({ path, message }) => `  ${pathText(path)}: ${message}`)
  throw new Error(`${file} cannot be used:\n${faults.join('\n')}`)
}

function withDates(text: string): string {
  const today = process.env.CONTENT_TODAY ?? new Date()
  return text.replaceAll(
    inDays,
    (_, days: string, time: string) => `${lightFormat(addDays(today, Number(days)), 'yyyy-MM-dd')}T${time}`,
  )
}

/** Returns a path with indexes from 1, as an editor counts: `library.playlists[2].title`. */
function pathText(path: PropertyKey[]): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step + 1}]` : `.${String(step)}`))
    .join('')
    .slice(1)
}
