import type { Content } from './content.ts'
import { whenOf } from './when.ts'

const twoDigits = (number: number) => String(number).padStart(2, '0')

/**
 * Returns the exports of the modules `content:<section>`. The videos are in `content:playlists`, as the library page and
 * the home page do not need them.
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
    country: others.institute.country,
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

/** A picture of the site. */
export interface Picture {
  src: string
  /** Intrinsic size in px; the page sets the displayed size. */
  width: number
  height: number
}

type PictureKey =
  | 'picture'
  | 'landscape'
  | 'portrait'
  | 'logo'
  | 'logoOnDark'
  | 'sharePicture'
  | 'menuPicture'
  | 'livePicture'
  | 'quietPicture'
  | 'gonePicture'

/** The content, with file names of pictures replaced by pictures. */
type WithPictures<Value> = {
  [Key in keyof Value]: Key extends PictureKey
    ? Picture
    : Value[Key] extends string | number | undefined
      ? Value[Key]
      : WithPictures<Value[Key]>
}

export type Sections = WithPictures<ReturnType<typeof sectionsOf>>
