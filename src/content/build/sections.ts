import type { Content } from './schema.ts'
import { whenOf } from './when.ts'

const twoDigits = (number: number) => String(number).padStart(2, '0')

/**
 * What each module `content:<section>` exports. The library's page and the home page need no titles of single videos,
 * so these are apart, in `content:playlists`.
 */
export function sectionsOf({ library, events, ...others }: Content) {
  const playlists = library.playlists.map(({ videos, ...playlist }) => ({
    ...playlist,
    videos: videos.map(([title, url], index) => ({
      id: index + 1,
      day: `DAY-${twoDigits(index + 1)}`,
      title,
      url,
    })),
  }))
  return {
    ...others,
    events: {
      ...events,
      cards: events.cards.map((event) => ({ ...event, when: whenOf(event.starts, event.ends) })),
    },
    library: {
      ...library,
      playlists: playlists.map(({ videos, ...playlist }) => ({ ...playlist, count: videos.length })),
    },
    playlists,
  }
}

/** A picture that the site shows. */
export interface Picture {
  src: string
  /** In px, as drawn; the page sets the size that it is shown in. */
  width: number
  height: number
}

type PictureKey =
  'picture' | 'landscape' | 'portrait' | 'logo' | 'logoOnDark' | 'sharePicture' | 'menuPicture'

/** The content with each picture's name turned into the picture. */
type WithPictures<Value> = {
  [Key in keyof Value]: Key extends PictureKey
    ? Picture
    : Value[Key] extends string | number | undefined
      ? Value[Key]
      : WithPictures<Value[Key]>
}

export type Sections = WithPictures<ReturnType<typeof sectionsOf>>
