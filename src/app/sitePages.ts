import type { ComponentType } from 'react'
import { lazyPage, type LazyPage } from './lazyPage.tsx'
import { paths } from '#contract/paths.ts'

const playlist = lazyPage(async () => (await import('#site/library/PlaylistPage.tsx')).PlaylistPage)
const notFound = lazyPage(async () => (await import('#site/not-found/NotFoundPage.tsx')).NotFoundPage)

/** The public pages, each in a chunk of its own. */
const pages: Record<string, LazyPage> = {
  [paths.home]: lazyPage(async () => (await import('#site/home/HomePage.tsx')).HomePage),
  [paths.library]: lazyPage(async () => (await import('#site/library/LibraryPage.tsx')).LibraryPage),
  [paths.courses]: lazyPage(async () => (await import('#site/courses/CoursesPage.tsx')).CoursesPage),
  [paths.events]: lazyPage(async () => (await import('#site/events/EventsPage.tsx')).EventsPage),
  [paths.eventDetails]: lazyPage(
    async () => (await import('#site/events/EventDetailsPage.tsx')).EventDetailsPage,
  ),
  [paths.gallery]: lazyPage(async () => (await import('#site/gallery/GalleryPage.tsx')).GalleryPage),
  [paths.contact]: lazyPage(async () => (await import('#site/contact/ContactPage.tsx')).ContactPage),
}

/** All of them, for what wants every page at once. */
export const allPages: readonly LazyPage[] = [...Object.values(pages), playlist, notFound]

/** The page at an address, in any letter case (statements 21, 38) and with or without a slash at its end. */
export function pageAt(pathname: string): LazyPage {
  const path = pathname.toLowerCase().replace(/(.)\/$/, '$1')
  const isInLibrary = path.startsWith(paths.playlist(''))
  return pages[path] ?? (isInLibrary ? playlist : notFound)
}

/** Loads the chunk of the page at an address. */
export const preloadPage = (pathname: string): Promise<ComponentType> => pageAt(pathname).preload()
