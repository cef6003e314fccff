import { Content } from './content.ts'
import type { Problem } from './editing.ts'
import { fieldAt, placeOf, sectionOfKey, SECTIONS, type Section } from './sections.ts'
import { keyedPath, withoutKeys } from './keys.ts'
import { contentOf, leavesOf, type Parts } from './values.ts'

export type SectionProblem = Problem & { section: Section }

/**
 * Returns what keeps a content from being published, in the order of its sections.
 * @param content with keys, and with the sections' drafts in place of what is published
 * @param hasPicture whether there is a picture of this name
 */
export function problemsOf(content: Parts, hasPicture: (name: string) => boolean): SectionProblem[] {
  const issues = Content.safeParse(withoutKeys(content)).error?.issues ?? []
  const problems = issues.flatMap(({ path: steps, message }) => {
    const section = sectionOfKey(String(steps[0]))
    if (section === undefined) return []
    const whole = keyedPath(section, content, steps)
    // Of a text of several lines, the text.
    const path = fieldAt(section, whole.slice(0, -1))?.kind === 'lines' ? whole.slice(0, -1) : [...whole]
    const isUnset = fieldAt(section, path)?.kind === 'picture'
    return [
      {
        section,
        path,
        place: placeOf(section, path, content),
        message: isUnset ? 'Choose a picture.' : sentence(message),
      },
    ]
  })
  const missing = SECTIONS.flatMap((section) =>
    leavesOf(section, contentOf(section, content)).flatMap(({ field, path, value }) => {
      if (field.kind !== 'picture' || typeof value !== 'string' || value === '' || hasPicture(value))
        return []
      return [
        {
          section,
          path: [...path],
          place: placeOf(section, path, content),
          message: 'There is no such picture. Choose another one.',
        },
      ]
    }),
  )
  const known = new Set(problems.map(({ place }) => place))
  // A text that is missing breaks the rules of its form, too.
  const first = problems.filter(
    ({ place, message }, index) =>
      problems.findIndex((one) => one.place === place && one.message === message) === index,
  )
  return [...first, ...missing.filter(({ place }) => !known.has(place))]
}

const sentence = (message: string) => `${message.charAt(0).toUpperCase()}${message.slice(1)}.`
