import * as z from 'zod/mini'
import { atMost } from '#contract/text/text.ts'

/** The secret part of a class page's address: 128 random bits as base64url. */
const PageToken = z.string().check(atMost(22, 'Not found'), z.regex(/^[\w-]{22}$/))

/**
 * `/division/{id}/page`: the address of a division's class page. Whoever has it can open the page, so it is shown to
 * staff only, and never written to logs or to the audit trail.
 */
export const ClassPageAddress = z.object({
  /** Null while the page is off. */
  token: z.nullable(PageToken),
  /** When the address was made, in ms since 1970; null while the page is off. */
  since: z.nullable(z.int()),
})

export type ClassPageAddress = z.output<typeof ClassPageAddress>

/** How many days ahead the page shows. */
export const DAYS_AHEAD = 14

/** A class on its page: no video, no person. Times in ms since 1970. */
export interface PageClass {
  id: number
  subject: string
  title: string
  startsAt: number
  expiresAt: number | null
}

/** What a class page shows at one moment. */
export interface ClassPageView {
  division: string
  batch: string
  /** Null if the batch has no course. */
  course: string | null
  /** The moment, in ms since 1970. */
  now: number
  /** The institute's IANA time zone. */
  zone: string
  /** Classes that are running, the later start first. */
  live: PageClass[]
  /** The first coming class, also if it is further ahead than the others. */
  next: PageClass | undefined
  /** The other coming classes of the next {@link DAYS_AHEAD} days, earliest first. */
  coming: PageClass[]
  /** Past classes that have not expired; those that expire first come first. */
  open: PageClass[]
  /** How many classes the two lists leave out. */
  more: { coming: number; open: number }
  /** False if there never was a class. */
  hasHadClasses: boolean
}

/** Pages without classes: for a wrong, old or turned-off address; for a network that guesses; for a server in trouble. */
export type ClassPageNotice = 'gone' | 'refused' | 'trouble'

/** What a document under /d shows. @property address the URL of the page */
export type ClassPageContent = { view: ClassPageView; address: string } | { notice: ClassPageNotice }

/** `GET /d/{token}/watch/{id}` as JSON: the video's id of 11 characters, or a link if the class has another address. */
export type WatchAnswer = { video: string } | { link: string }

/** 404 of a class that is not to be seen now. */
export const NOT_OPEN = 'This class is not open now.'

/** 404 of a class whose link is no web address. */
export const NO_VIDEO = 'There is no video for this class yet.'
