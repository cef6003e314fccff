import type { Content } from './content.ts'
import type { SitePicture } from './editing.ts'
import { whenOf } from './when.ts'

const twoDigits = (number: number) => String(number).padStart(2, '0')

/**
 * Returns the content as the pages show it. The videos are in `playlists`, as the library page and the home page do not need
 * them.
 * @param zone the institute's IANA time zone
 */
export function sectionsOf({ library, events, home, ...others }: Content, zone: string) {
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
    home: {
      ...home,
      /** The number of videos of each playlist. */
      counts: playlists.map(({ id, videos }) => ({ id, count: videos.length })),
    },
    events: {
      ...events,
      cards: events.cards.map((event) => ({ ...event, when: whenOf(event.starts, event.ends, zone) })),
    },
    library: {
      ...library,
      playlists: playlists.map(({ videos, ...playlist }) => ({ ...playlist, count: videos.length })),
    },
    playlists,
  }
}

/** A picture of the site. */
export type Picture = SitePicture

const pictureKeys = [
  'picture',
  'landscape',
  'portrait',
  'logo',
  'logoOnDark',
  'sharePicture',
  'menuPicture',
  'livePicture',
  'quietPicture',
  'gonePicture',
] as const

type PictureKey = (typeof pictureKeys)[number]

const isPictureKey = (key: string): key is PictureKey => pictureKeys.some((each) => each === key)

/** The content, with names of pictures replaced by pictures. */
type WithPictures<Value> = {
  [Key in keyof Value]: Key extends PictureKey
    ? Picture
    : Value[Key] extends string | number | undefined
      ? Value[Key]
      : WithPictures<Value[Key]>
}

export interface Sections extends WithPictures<ReturnType<typeof sectionsOf>> {
  home: WithPictures<ReturnType<typeof sectionsOf>['home']> & {
    /** The address of a font with the Arabic letters of the quotation. */
    quoteFont?: string
  }
}

/** Returns the names of the pictures in a content, or a part of it. */
export function picturesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    isPictureKey(key) && typeof part === 'string' ? [part] : picturesIn(part),
  )
}

/** Returns sections with their pictures. @throws Error for a name without a picture */
export function withPictures(
  sections: ReturnType<typeof sectionsOf>,
  pictures: ReadonlyMap<string, SitePicture>,
): Sections {
  const text = JSON.stringify(sections, (key, value: unknown) => {
    if (!isPictureKey(key) || typeof value !== 'string') return value
    const picture = pictures.get(value)
    if (!picture) throw new Error(`There is no picture ${value}.`)
    return picture
  })
  const shown: Sections = JSON.parse(text)
  return shown
}

/** What is around every page. */
export interface Frame extends Pick<Sections, 'institute' | 'footer'> {
  /** The version of the site; another page is shown in the same document only if it has the same. */
  version: string
  /** When the page was made, in ms since 1970. */
  now: number
}

/** What each kind of page shows. */
export interface PageContents extends Pick<
  Sections,
  'home' | 'library' | 'courses' | 'events' | 'gallery' | 'contact'
> {
  playlist: Sections['playlists'][number]
  notFound: undefined
  offline: undefined
}

/** Returns the content of a page by its name, its path: 'home', 'library/nabiyoram'; undefined for a page without content. */
export function pageContent(name: string, sections: Sections): CarriedContent['page'] {
  const { home, library, courses, events, gallery, contact, playlists } = sections
  const contents: Partial<Record<string, CarriedContent['page']>> = {
    home,
    library,
    courses,
    events,
    gallery,
    contact,
  }
  return contents[name] ?? playlists.find(({ id }) => `library/${id}` === name)
}

/** What a page carries, and what `contentPath` has for a page that is opened from another one. */
export interface CarriedContent {
  frame: Frame
  page?: PageContents[keyof PageContents]
}
