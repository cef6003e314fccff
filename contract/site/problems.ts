import { Content } from './content.ts'
import type { Problem } from './editing.ts'
import type { Field } from './field.ts'
import { fieldAt, placeOf, sectionOfKey, SECTIONS, type Section } from './sections.ts'
import { contentOf, leavesOf } from './values.ts'

export type SectionProblem = Problem & { section: Section }

/**
 * Returns what keeps a content from being published, in the order of its sections.
 * @param content with the sections' drafts in place of what is published
 * @param hasPicture whether there is a picture of this name
 */
export function problemsOf(content: object, hasPicture: (name: string) => boolean): SectionProblem[] {
  const issues = Content.safeParse(content).error?.issues ?? []
  const problems = issues.flatMap(({ path: steps, message }) => {
    const path = steps.map((step) => (typeof step === 'number' ? step : String(step)))
    const section = sectionOfKey(String(path[0]))
    if (section === undefined) return []
    return [
      {
        section,
        path,
        place: placeOf(section, path),
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
          place: placeOf(section, path),
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

/** Returns the message of a field whose values are named by the content file alone. */
function inForm(field: Field | undefined): string | undefined {
  if (field?.kind === 'picture') return 'Choose a picture.'
  return field?.kind === 'choice' ? `Choose one: ${Object.values(field.options).join(', ')}.` : undefined
}
