import { utc } from '#contract/time/utc.ts'
import { millisecondsInDay } from 'date-fns/constants'
import { formatISO9075 } from 'date-fns/formatISO9075'
import type { Class } from '#contract/classes/classes.ts'
import type { ClassPageAddress } from '#contract/classes/classPage.ts'
import type { Actor } from './auditStore.ts'

/** A new address: its token, and the digest by which the page is found. */
export interface NewAddress {
  token: string
  digest: string
}

/** A division whose page is on, with the names that the page shows. */
export interface FoundPage {
  divisionId: number
  division: string
  batch: string
  course: string | null
}

type Times = Pick<Class, 'M03_ScheduledAt' | 'M03_ExpiryTime'>

/** A class as class pages and feeds show it: without its video. */
export interface ShownClass extends Times, Pick<Class, 'M03_ClassesId' | 'M03_SubjectName' | 'M03_Title'> {
  /** Grows with each write of the class, also when it leaves the division, is deleted, or comes back. */
  sequence: number
}

/** A range of wall-clock times, YYYY-MM-DD HH:mm:ss. */
interface Range {
  /** Classes that start before. */
  until: string
  /** Classes that have not expired then. */
  from: string
}

/**
 * The class pages of divisions. The address is stored as it is, because the console shows it again. Writes create one audit
 * entry each, which does not contain the address. A deleted division has no page; a restored one has its old address again.
 */
export interface ClassPageStore {
  /** Returns the address of a division; undefined if there is no such division. */
  addressOf(divisionId: number): Promise<ClassPageAddress | undefined>
  /** Turns the page on; keeps the address that it has. Undefined if there is no such division. */
  turnOn(divisionId: number, made: NewAddress, by: Actor): Promise<ClassPageAddress | undefined>
  /** Replaces the address of a page that is on; a page that is off stays off. */
  renew(divisionId: number, made: NewAddress, by: Actor): Promise<ClassPageAddress | undefined>
  /** Turns the page off. Returns false if there is no such division. */
  turnOff(divisionId: number, by: Actor): Promise<boolean>

  /** Identifies the state of all that pages show: after any write of it, it never occurs again. Undefined if it is not known. */
  state(): Promise<string | undefined>
  /** Returns the division of an address, by its digest. */
  find(digest: string): Promise<FoundPage | undefined>
  /** Returns the classes of a division, the latest start first; at most {@link MOST_CLASSES}. */
  classes(divisionId: number, range: Range): Promise<ShownClass[]>
  /** Returns classes of a division that start after a wall-clock time, earliest first; at most {@link MOST_CLASSES}. */
  planned(divisionId: number, after: string): Promise<ShownClass[]>
  /** Returns classes that were deleted or taken out of the division, likewise. */
  cancelled(divisionId: number, after: string): Promise<ShownClass[]>
  /** Returns times and video of a class of the division. */
  video(divisionId: number, classId: number): Promise<(Times & Pick<Class, 'M03_YouTubeLink'>) | undefined>
}

/** How long calendar feeds contain a class after its start, in ms. */
const FEED_LIFE = 60 * millisecondsInDay

/** Returns the wall-clock time from which feeds contain classes; to a day, as zones differ. @param at ms since 1970 */
export const feedStart = (at: number) => formatISO9075(utc(at - FEED_LIFE))

/** Most classes in one answer of the store. */
export const MOST_CLASSES = 1000

/**
 * Returns the sequence of a class in a calendar: it grows when the class is changed, cancelled, and planned again.
 * @param version of the class; a deletion does not change it
 * @param times how often the class has left the division
 */
export const sequenceOf = (version: number, times: number, isCancelled: boolean) =>
  2 * (version + times) - (isCancelled ? 1 : 0)

/** The states of a page in the audit trail. */
export const pageStates = { off: 'Off', on: 'On', renewed: 'New address' } as const
