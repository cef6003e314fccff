import { Content } from './content.ts'
import type { Problem } from './editing.ts'
import type { Field } from './field.ts'
import { fieldAt, placeOf, sectionOfKey, SECTIONS, type Section } from './sections.ts'
import { keyedPath } from './keys.ts'
import { publishable } from './publishable.ts'
import { contentOf, leavesOf, type Parts } from './values.ts'

export type SectionProblem = Problem & { section: Section }

/**
 * Returns what keeps a content from being published, in the order of its sections.
 * @param content with keys, and with the sections' drafts in place of what is published
 * @param hasPicture whether there is a picture of this name
 */
export function problemsOf(content: Parts, hasPicture: (name: string) => boolean): SectionProblem[] {
  const issues = Content.safeParse(publishable(content)).error?.issues ?? []
  const problems = issues.flatMap(({ path: steps, message }) => {
    const section = sectionOfKey(String(steps[0]))
    if (section === undefined) return []
    const whole = keyedPath(section, content, steps)
    // Of a text of several lines, the text.
    const path = fieldAt(section, whole.slice(0, -1))?.kind === 'lines' ? whole.slice(0, -1) : [...whole]
    return [
      {
        section,
        path,
        place: placeOf(section, path, content),
        message: inForm(fieldAt(section, path)) ?? message,
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
  const idOf = ({ path }: Problem) => path.join('.')
  const known = new Set(problems.map(idOf))
  // A text that is missing breaks the rules of its form, too.
  const first = problems.filter(
    (problem, index) =>
      problems.findIndex((one) => idOf(one) === idOf(problem) && one.message === problem.message) === index,
  )
  return [...first, ...missing.filter((problem) => !known.has(idOf(problem)))]
}

/** Returns the message of a field whose values are named by the content file alone. */
function inForm(field: Field | undefined): string | undefined {
  if (field?.kind === 'picture') return 'Choose a picture.'
  return field?.kind === 'choice' ? `Choose one: ${Object.values(field.options).join(', ')}.` : undefined
}
