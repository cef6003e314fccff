import { canonicalPath, sitePaths } from '#contract/paths.ts'
import type { IconName } from '#design-system/Icon/Icon.tsx'
import { ABOUT_ID } from './aboutSection.ts'

export type EntryName = 'home' | 'about' | 'library' | 'courses' | 'gallery' | 'contact'

export interface Entry {
  name: EntryName
  label: string
  href: string
  icon: IconName
}

/** The six navigation entries. About has no route; its URL is for new tabs and for use without scripts. @spec 46 */
export const entries: Entry[] = [
  { name: 'home', label: 'Home', href: sitePaths.home, icon: 'home' },
  { name: 'about', label: 'About', href: `${sitePaths.home}#${ABOUT_ID}`, icon: 'info' },
  { name: 'library', label: 'Library', href: sitePaths.library, icon: 'book' },
  { name: 'courses', label: 'Courses', href: sitePaths.courses, icon: 'course' },
  { name: 'gallery', label: 'Gallery', href: sitePaths.gallery, icon: 'picture' },
  { name: 'contact', label: 'Contact', href: sitePaths.contact, icon: 'mail' },
]

/** Returns the entry of a path or of its parent page. */
export function entryOf(pathname: string): EntryName | undefined {
  const path = canonicalPath(pathname)
  return entries.find(({ name, href }) => name !== 'about' && (path === href || path.startsWith(`${href}/`)))
    ?.name
}

export const isHome = (pathname: string) =>
  [sitePaths.home, sitePaths.root].some((home) => home === canonicalPath(pathname))
