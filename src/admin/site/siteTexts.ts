import { dayAt, timeAt } from '#admin/shared/formats.ts'
import { isApiError } from '#api/apiError.ts'
import { paths } from '#contract/paths.ts'
import { CONTENT_FILE, VersionHead } from '#contract/site/editing.ts'
import { SECTIONS, type Section } from '#contract/site/sections.ts'

/** '12 Oct 2026, 9:30 AM' */
export const whenText = (at: number) => `${dayAt(at)}, ${timeAt(at)}`

/** Where a version is from: 'by anas'. */
export const sourceText = ({ by }: Pick<VersionHead, 'by'>) =>
  by === CONTENT_FILE ? 'from a file on the server' : `by ${by}`

/** Returns what happened before something was to be published, by the server's refusal; undefined for another failure. */
export function overtakenText(error: unknown): string | undefined {
  if (!isApiError(error) || error.status !== 409) return undefined
  const other = VersionHead.safeParse(error.data).data
  return other
    ? `The site was published ${sourceText(other)}, ${whenText(other.at)}: ${other.summary}`
    : 'Somebody changed a section meanwhile.'
}

/** '1 change', '3 changes' */
export const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** The page that shows a section. */
export const pageOf: Readonly<Record<Section, string>> = {
  home: paths.home,
  library: paths.library,
  courses: paths.courses,
  events: paths.events,
  gallery: paths.gallery,
  contact: paths.contact,
  institute: paths.home,
}

/** Returns the section whose form changes the page at a path: '/library/nabiyoram', '/events-details?event=2'. */
export function sectionAt(path: string): Section {
  const [, name = ''] = /^\/([a-z]*)/.exec(path) ?? []
  return SECTIONS.find((section) => section === name) ?? 'home'
}
