import { isValid } from 'date-fns/isValid'
import { parse } from 'date-fns/parse'
import { getCountries } from 'libphonenumber-js/mobile'
import * as z from 'zod'
import { readWallClock } from '#contract/time/wallClock.ts'
import { videoIdOf } from '#contract/classes/youtube.ts'
import { seenText } from '#contract/text/seenText.ts'
import { isSafeLink } from './links.ts'
import { bareAddress, phoneForm, phoneInForm } from './spelling.ts'

/** Most letters of a text: far more than a page can show. */
const MOST_LETTERS = 10_000

/** Years of events, as their fields have them. */
const YEARS = { first: 2000, last: 2100 } as const

/** Required text, as it is written in the content. @param missing says what to do without it */
const typed = (inForm: (text: string) => string, missing: string) =>
  z
    .string({ error: missing })
    .max(MOST_LETTERS, { error: `Shorten it to ${MOST_LETTERS} letters.`, abort: true })
    .overwrite(inForm)
    .min(1, missing)

const text = typed(seenText, 'Write some text.')

/** An object without unknown keys, so that misspelled names are reported. */
const part = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: ({ code, keys }) =>
      code === 'unrecognized_keys'
        ? `Remove ${keys?.join(', ')}: the site has no such part.`
        : 'Fill this in.',
  })

const list = <Item extends z.ZodType>(item: Item) => z.array(item, 'Make this a list.')

const says = {
  picture: 'Choose a picture: name a file in src/content/art, such as hall.jpg.',
  webAddress: 'Write an address that begins with https://.',
  link: 'Write a link that begins with https://, or a page of this site, such as /contact.',
  video: 'Paste the link of a video in YouTube, such as https://youtu.be/ and 11 characters.',
  email: 'Write an e-mail address, such as office@example.org.',
  phone: 'Write a telephone number with the code of its country, such as +91 00000 00001.',
  moment: 'Set a date and a time.',
}

/** The name of a file in src/content/art, or of an uploaded picture; rendering adds its URL and size. */
const picture = typed(seenText, says.picture).regex(/^[\w-]+\.(svg|png|jpe?g|webp|avif)$/, says.picture)

const webAddress = typed(bareAddress, says.webAddress).refine(
  (link) => link.startsWith('https://') && isSafeLink(link),
  says.webAddress,
)
const safeLink = typed(bareAddress, says.link).refine(isSafeLink, says.link)
const videoLink = typed(bareAddress, says.video).refine(
  (link) => /^https:\/\/\S+$/.test(link) && videoIdOf(link) !== undefined,
  says.video,
)
const email = typed(bareAddress, says.email).pipe(z.email(says.email))
const phone = typed((number) => phoneInForm(number), says.phone).regex(phoneForm, says.phone)

const wallClock = typed(seenText, says.moment)
  .refine((time) => /T\d\d:\d\d$/.test(time) && isValid(readWallClock(time)), {
    error: says.moment,
    abort: true,
  })
  .refine(
    (time) => time >= `${YEARS.first}` && time < `${YEARS.last + 1}`,
    `Choose a year from ${YEARS.first} to ${YEARS.last}.`,
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
const video = z.tuple([text, videoLink], 'Give the title and the link of a video.')

const playlist = part({
  id: text.regex(/^[a-z\d-]+$/, 'Use only a to z, 0 to 9 and -.'),
  title: text,
  /** Optional; not shown if missing (reading Q19). */
  description: text.optional(),
  picture,
  videos: list(video)
    .min(1, 'Add a video.')
    .max(99, 'Keep 99 videos at most, and put the others into another playlist.'),
})

const pageHead = { description: text, kicker: text, heading: text, lead: text.optional() }

const times = { starts: wallClock, ends: wallClock }

const event = part({
  title: text,
  kicker: text,
  text,
  lead: text,
  picture,
  ...times,
  place: text,
  fullPlace: text,
  note: text.optional(),
  /** Whether the gallery has its pictures; past events link to it. */
  hasPictures: z.boolean('Say true or false.').optional(),
  programme: list(part({ time: text, title: text, place: text.optional() })),
})
  .refine(({ starts, ends }) => starts <= ends, {
    path: ['ends'],
    error: 'Ends before it starts.',
    // Whatever else is missing.
    when: ({ value }) => z.object(times).safeParse(value).success,
  })
  .refine(({ starts, programme }) => !startsBefore(programme[0]?.time, starts), {
    path: ['programme'],
    error: 'The first time here is before the event starts. Change one of the two.',
  })

const slide = part({
  landscape: picture,
  portrait: picture,
  veil: z.enum(['monsoon', 'laterite', 'sea'], 'Choose monsoon, laterite or sea.'),
})

const plate = part({
  picture,
  caption: text.optional(),
  alt: text,
  shape: z.enum(['square', 'wide', 'tall', 'large'], 'Choose square, wide, tall or large.'),
})

/** The words, videos, events and pictures of the public site: the content file, and each published version. */
export const Content = part({
  institute: part({
    name: text,
    /** In another script. */
    localName: text.optional(),
    place: text,
    /** Numbers without the code of a country belong to it. */
    country: z.enum(getCountries(), 'Name a country by its two letters, such as IN.'),
    description: text,
    site: webAddress.refine((link) => !link.endsWith('/'), 'Leave out the slash at the end.'),
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
          'Choose youtube, instagram, facebook or whatsapp.',
        ),
        url: webAddress,
      }),
    ),
    postalAddress: list(text).min(1, 'Add a line.'),
    email,
    phones: list(phone).length(2, 'Give two numbers.'),
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
      slides: list(slide).length(3, 'Give three pictures.'),
    }),
    about: part({
      kicker: text,
      heading: text,
      paragraphs: list(text).min(1, 'Add a paragraph.'),
      picture,
      pictureAlt: text,
      steps: list(
        part({
          to: z.enum(['library', 'courses', 'events', 'gallery', 'contact'], 'Choose a page.'),
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
      .min(1, 'Add a playlist.')
      .refine(
        (all) => new Set(all.map(({ id }) => id)).size === all.length,
        'Two playlists have the same address (id). Give each its own.',
      ),
  }),
  courses: part({
    ...pageHead,
    question: text.includes('{title}', 'Write {title} where the title of the course goes.'),
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
    ).min(1, 'Add a course.'),
  }),
  events: part({
    ...pageHead,
    cards: list(event).max(60, 'Keep 60 events at most. Remove old ones.'),
  }),
  gallery: part({ ...pageHead, plates: list(plate).min(1, 'Add a photograph.') }),
  contact: part({
    ...pageHead,
    phones: list(phone).min(1, 'Add a number.'),
    whatsapp: list(part({ number: phone, label: text.optional() })),
    email,
    officeAddress: list(text).min(1, 'Add a line.'),
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
