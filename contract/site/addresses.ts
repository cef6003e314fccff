import { sitePaths } from '#contract/paths.ts'
import type { Content } from './content.ts'

/** Returns the address of every page of the site. */
export const addressesOf = ({ library }: Pick<Content, 'library'>): string[] => [
  sitePaths.home,
  sitePaths.library,
  ...library.playlists.map(({ id }) => sitePaths.playlist(id)),
  sitePaths.courses,
  sitePaths.events,
  sitePaths.eventDetails,
  sitePaths.gallery,
  sitePaths.contact,
]
