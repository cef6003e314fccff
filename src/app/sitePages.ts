import type { ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import { canonicalPath, sitePaths } from '#contract/paths.ts'
import { lazyPage, type LazyPage } from './lazyPage.tsx'

const notFound = lazyPage(async () => (await import('#site/not-found/NotFoundPage.tsx')).NotFoundPage)

/** The public pages with their route paths, each in a chunk of its own. The first match counts. */
export const pages: readonly (readonly [path: string, page: LazyPage])[] = [
  [sitePaths.home, lazyPage(async () => (await import('#site/home/HomePage.tsx')).HomePage)],
  [sitePaths.library, lazyPage(async () => (await import('#site/library/LibraryPage.tsx')).LibraryPage)],
  [
    sitePaths.playlist('*'),
    lazyPage(async () => (await import('#site/library/PlaylistPage.tsx')).PlaylistPage),
  ],
  [sitePaths.courses, lazyPage(async () => (await import('#site/courses/CoursesPage.tsx')).CoursesPage)],
  [sitePaths.events, lazyPage(async () => (await import('#site/events/EventsPage.tsx')).EventsPage)],
  [
    sitePaths.eventDetails,
    lazyPage(async () => (await import('#site/events/EventDetailsPage.tsx')).EventDetailsPage),
  ],
  [sitePaths.gallery, lazyPage(async () => (await import('#site/gallery/GalleryPage.tsx')).GalleryPage)],
  [sitePaths.contact, lazyPage(async () => (await import('#site/contact/ContactPage.tsx')).ContactPage)],
  ['*', notFound],
]

/** Returns the page at a path, in any letter case. @spec 21, 38 */
export function pageAt(pathname: string): LazyPage {
  const address = canonicalPath(pathname)
  return pages.find(([path]) => matchPath(path, address))?.[1] ?? notFound
}

/** Loads the chunk of the page at a path. */
export const preloadPage = (pathname: string): Promise<ComponentType> => pageAt(pathname).preload()
