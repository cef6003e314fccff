import { isValid } from 'date-fns/isValid'
import { parse } from 'date-fns/parse'
import { getCountries } from 'libphonenumber-js/mobile'
import * as z from 'zod'
import { readWallClock } from '#contract/time/wallClock.ts'
import { videoIdOf } from '#contract/classes/youtube.ts'
import { isSafeLink } from './links.ts'

/** Most letters of a text: far more than a page can show. */
const MOST_LETTERS = 10_000

/** Required text; blank text counts as missing. */
const text = z
  .string({ error: 'needs some text' })
  .max(MOST_LETTERS, { error: `is longer than ${MOST_LETTERS} letters`, abort: true })
  .trim()
  .min(1, 'needs some text')

/** An object without unknown keys, so that misspelled names are reported. */
const part = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: ({ code, keys }) =>
      code === 'unrecognized_keys' ? `does not know ${String(keys)}` : 'needs its lines',
  })

const list = <Item extends z.ZodType>(item: Item) => z.array(item, 'needs a list')

/** The name of a file in src/content/art, or of an uploaded picture; rendering adds its URL and size. */
const picture = text.regex(/^[\w-]+\.(svg|png|jpe?g|webp|avif)$/, 'names a picture in art/, such as hall.jpg')

const webAddress = text.refine(
  (address) => address.startsWith('https://') && isSafeLink(address),
  'is an address that begins with https://',
)
const safeLink = text.refine(isSafeLink, 'is a link to https, or to a page of the site, such as /contact')
const email = z.email('is an e-mail address')
const phone = text.regex(/^\+[\d ]{8,20}$/, 'is a number with its country, such as +91 00000 00001')
const wallClock = text.refine(
  (time) => /T\d\d:\d\d$/.test(time) && isValid(readWallClock(time)),
  'is a date and time, such as 2026-10-12T09:30',
)

/**
 * Whether a time such as `9:30 AM` lies before a start on the same day. Other texts than times do not.
 * @param starts wall clock: 2026-10-12T09:30
 */
function startsBefore(time: string | undefined, starts: string): boolean {
  const start = readWallClock(starts)
  return time !== undefined && parse(time, 'h:mm a', start) < start
}

/** A video's title and its YouTube link, with an id of 11 characters. @spec 261, 262, 475 */
const video = z.tuple([
  text,
  text.refine(
    (link) => /^https:\/\/\S+$/.test(link) && videoIdOf(link) !== undefined,
    'is a link such as https://youtu.be/ and 11 characters',
  ),
])

const playlist = part({
  id: text.regex(/^[a-z\d-]+$/, 'is made of a to z, 0 to 9 and -'),
  title: text,
  /** Optional; not shown if missing (reading Q19). */
  description: text.optional(),
  picture,
  videos: list(video).min(1, 'needs a video').max(99, 'holds 99 videos at most'),
})

const pageHead = { description: text, kicker: text, heading: text, lead: text.optional() }

const event = part({
  title: text,
  kicker: text,
  text,
  lead: text,
  picture,
  starts: wallClock,
  ends: wallClock,
  place: text,
  fullPlace: text,
  note: text.optional(),
  /** Whether the gallery has its pictures; past events link to it. */
  hasPictures: z.boolean('is true or false').optional(),
  programme: list(part({ time: text, title: text, place: text.optional() })),
}).refine(({ starts, programme }) => !startsBefore(programme[0]?.time, starts), {
  path: ['programme'],
  error: 'begins before its event: `starts` is its first time',
})

const slide = part({
  landscape: picture,
  portrait: picture,
  veil: z.enum(['monsoon', 'laterite', 'sea'], 'is monsoon, laterite or sea'),
})

const plate = part({
  picture,
  caption: text,
  alt: text,
  shape: z.enum(['square', 'wide', 'tall', 'large'], 'is square, wide, tall or large'),
})

/** The words, videos, events and pictures of the public site: the content file, and each published version. */
export const Content = part({
  institute: part({
    name: text,
    localName: text,
    place: text,
    /** Numbers without the code of a country belong to it. */
    country: z.enum(getCountries(), 'is a country by its two letters, such as IN'),
    description: text,
    site: webAddress.refine((address) => !address.endsWith('/'), 'has no slash at its end'),
    logo: picture,
    logoOnDark: picture,
    sharePicture: picture,
    menuPicture: picture,
  }),
  footer: part({
    words: text,
    social: list(
      part({
        name: text,
        icon: z.enum(
          ['youtube', 'instagram', 'facebook', 'whatsapp'],
          'is youtube, instagram, facebook or whatsapp',
        ),
        url: webAddress,
      }),
    ),
    postalAddress: list(text).min(1, 'needs a line'),
    email,
    phones: list(phone).length(2, 'are two numbers'),
    copyright: text,
  }),
  home: part({
    title: text,
    description: text,
    hero: part({
      kicker: text,
      heading: text,
      text,
      libraryLink: text,
      coursesLink: text,
      slides: list(slide).length(3, 'are three pictures'),
    }),
    about: part({
      kicker: text,
      heading: text,
      paragraphs: list(text).min(1, 'needs a paragraph'),
      picture,
      pictureAlt: text,
      steps: list(
        part({
          to: z.enum(['library', 'courses', 'events', 'gallery', 'contact'], 'is the name of a page'),
          title: text,
          label: text,
        }),
      ),
    }),
    quote: part({ arabic: text, translation: text, source: text }).optional(),
  }),
  library: part({
    ...pageHead,
    playlists: list(playlist)
      .min(1, 'needs a playlist')
      .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'have an id of their own each'),
  }),
  courses: part({
    ...pageHead,
    question: text.includes('{title}', 'has {title} where the title of the course goes'),
    cards: list(
      part({
        title: text,
        localTitle: text.optional(),
        text,
        picture,
        /** Makes the card a link (reading Q17). */
        href: safeLink.optional(),
        whatsapp: phone.optional(),
      }),
    ).min(1, 'needs a card'),
  }),
  events: part({
    ...pageHead,
    cards: list(event).min(1, 'needs an event').max(60, 'holds 60 events at most'),
  }),
  gallery: part({ ...pageHead, plates: list(plate).min(1, 'needs a plate') }),
  contact: part({
    ...pageHead,
    phones: list(phone).min(1, 'needs a number'),
    whatsapp: list(part({ number: phone, label: text.optional() })),
    email,
    officeAddress: list(text).min(1, 'needs a line'),
  }),
  /** The class pages of divisions. */
  classPage: part({
    coming: text,
    open: text,
    quiet: text,
    gone: text,
    livePicture: picture,
    quietPicture: picture,
    gonePicture: picture,
    gonePictureAlt: text,
  }),
})

export type Content = z.infer<typeof Content>
