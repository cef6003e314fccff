import { matchPath, Navigate } from 'react-router-dom'
import { canonicalPath, sitePaths } from '#contract/paths.ts'
import { sitePage, type SitePage } from './sitePage.tsx'

const notFound = sitePage(
  'notFound',
  '*',
  async () => (await import('#site/not-found/NotFoundPage.tsx')).NotFoundPage,
)

/** The public pages, each in a chunk of its own. The first match counts. */
export const pages: readonly SitePage[] = [
  sitePage('home', sitePaths.home, async () => (await import('#site/home/HomePage.tsx')).HomePage),
  sitePage(
    'library',
    sitePaths.library,
    async () => (await import('#site/library/LibraryPage.tsx')).LibraryPage,
  ),
  sitePage(
    'playlist',
    sitePaths.playlist('*'),
    async () => (await import('#site/library/PlaylistPage.tsx')).PlaylistPage,
    // As on the server. @spec 85, 86
    <Navigate replace to={sitePaths.library} />,
  ),
  sitePage(
    'courses',
    sitePaths.courses,
    async () => (await import('#site/courses/CoursesPage.tsx')).CoursesPage,
  ),
  sitePage('events', sitePaths.events, async () => (await import('#site/events/EventsPage.tsx')).EventsPage),
  sitePage(
    'events',
    sitePaths.eventDetails,
    async () => (await import('#site/events/EventDetailsPage.tsx')).EventDetailsPage,
  ),
  sitePage(
    'gallery',
    sitePaths.gallery,
    async () => (await import('#site/gallery/GalleryPage.tsx')).GalleryPage,
  ),
  sitePage(
    'contact',
    sitePaths.contact,
    async () => (await import('#site/contact/ContactPage.tsx')).ContactPage,
  ),
  sitePage(
    'offline',
    sitePaths.offline,
    async () => (await import('#site/offline/OfflinePage.tsx')).OfflinePage,
  ),
  notFound,
]

/** Returns the page at a path, in any letter case. @spec 21, 38 */
export function pageAt(pathname: string): SitePage {
  const address = canonicalPath(pathname)
  return pages.find(({ path }) => matchPath(path, address)) ?? notFound
}

/** Loads code and content of the page at a path. */
export const preloadPage = (pathname: string) => pageAt(pathname).preload(pathname)
