import { parse, stringify } from 'yaml'
import { Content } from '#contract/site/content.ts'
import { withDates } from '#contract/site/sampleDates.ts'
import { withKeys } from '#contract/site/keys.ts'
import { problemsOf } from '#contract/site/problems.ts'
import { Refused } from '#server/store/sql/backup/refused.ts'

/** Returns a content as a content file. */
export const writeContent = (content: Content): string =>
  `# The content of the website. To take it over: npm run site:import -- <folder>\n\n${stringify(content, { lineWidth: 100 })}`

/**
 * Returns the content of a content file.
 * @param today the day from which a sample counts its times
 * @param hasPicture whether the site has a picture of this name
 * @throws {Refused} with what is wrong, and where
 */
export function readContent(text: string, today: Date, hasPicture: (name: string) => boolean): Content {
  const value: unknown = parsed(withDates(text, today))
  const result = Content.safeParse(value)
  const known = typeof value === 'object' && value !== null ? problemsOf(withKeys(value), hasPicture) : []
  if (result.success && known.length === 0) return result.data
  const issues = result.error?.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`) ?? []
  const lines = known.length > 0 ? known.map(({ place, message }) => `  ${place}: ${message}`) : issues
  throw new Refused(
    'unreadable',
    `The content cannot be used, so nothing was published:\n${lines.join('\n')}`,
  )
}

function parsed(text: string): unknown {
  try {
    return parse(text, { merge: true })
  } catch (error) {
    const [reason] = error instanceof Error ? error.message.split('\n') : ['']
    throw new Refused('unreadable', `The content is not YAML: ${reason}`)
  }
}
