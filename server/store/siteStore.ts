import { millisecondsInWeek } from 'date-fns/constants'
import { CONTENT_FILE, type SectionContent, type VersionHead } from '#contract/site/editing.ts'
import type { Section } from '#contract/site/sections.ts'
import type { Actor } from './auditStore.ts'
import type { Stored } from './stored.ts'

/** How many versions are kept; of older ones, the last of each week. */
export const KEPT_VERSIONS = 200

/** A published version of the site. It never changes. */
export interface SiteVersion extends VersionHead {
  /** As it was published, perhaps by an older release; its lists have keys. */
  content: object
  /** Ids of playlists that were published once and are no longer there. */
  gone: string[]
  /** SHA-256 in hex: of the content file, or of the content as JSON. */
  hash: string
}

/** What is published next. */
export interface NewVersion extends Pick<SiteVersion, 'number' | 'gone' | 'summary' | 'hash'> {
  content: object
  /** Its author; without it, the person who publishes it. */
  by?: string
}

/** The draft of a section; without one, all but section and revision is null. */
export interface SectionDraft {
  section: Section
  content: SectionContent | null
  /** The published content from which it was begun. */
  base: SectionContent | null
  changedAt: number | null
  changedBy: string | null
}

/** What becomes of a draft when a version is published. */
export interface NextDraft extends Pick<SectionDraft, 'section' | 'content' | 'base'> {
  /** The one that it has. */
  revision: number
}

/** Another version was published, or a draft was saved, since they were read. */
export class SiteMoved extends Error {}

/** The published versions of the site and the drafts of its sections. Each write checks the rights of `by`. */
export interface SiteStore {
  /** Returns the drafts of all sections that were ever edited; `version` is the revision. */
  drafts(): Promise<Stored<SectionDraft>[]>
  /**
   * Saves a draft; with `content: null` discards it.
   * @throws {Stale} with the present one, if that has another revision
   */
  saveDraft(next: NextDraft, by: Actor): Promise<Stored<SectionDraft>>
  /** Returns the number of the newest version; 0 if there is none. Servers ask every few seconds. */
  latest(): Promise<number>
  /** Returns all versions, newest first. */
  heads(): Promise<VersionHead[]>
  version(number: number): Promise<SiteVersion | undefined>
  /** Returns the hashes of the versions that were taken from the content file. */
  fileHashes(): Promise<string[]>
  /**
   * Adds versions and sets drafts, all or nothing. Older versions are thinned to {@link KEPT_VERSIONS} and one a week, but for those
   * that were taken from the content file.
   * @throws {SiteMoved} if the first is not the one behind the newest, or a draft has another revision
   */
  publish(versions: readonly NewVersion[], drafts: readonly NextDraft[], by: Actor): Promise<void>
}

type Aged = Pick<VersionHead, 'number' | 'at' | 'by'>

/** Returns the numbers of the versions that are deleted. @param versions older than those that are all kept, oldest first */
export function thinned(versions: readonly Aged[]): number[] {
  const weekOf = ({ at }: Aged) => Math.floor(at / millisecondsInWeek)
  return versions.flatMap((version, index) => {
    const next = versions[index + 1]
    const isLast = next === undefined || weekOf(next) !== weekOf(version)
    return isLast || version.by === CONTENT_FILE ? [] : [version.number]
  })
}
