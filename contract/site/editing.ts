import * as z from 'zod/mini'
import { SECTIONS } from './sections.ts'

// What the editor of the site and the server send each other, under /site.

export const SectionParam = z.object({ section: z.enum(SECTIONS) })

/** A picture as pages and forms show it. */
export const SitePicture = z.object({
  /** Its address in one width, and the addresses in all widths (HTML's `srcset`) of one that was uploaded. */
  src: z.string(),
  srcSet: z.optional(z.string()),
  /** Intrinsic size in px. */
  width: z.int(),
  height: z.int(),
})

export type SitePicture = z.output<typeof SitePicture>

/** What keeps a section from being published. */
export const Problem = z.object({
  /** The keys that lead to the value in the section's content. */
  path: z.array(z.string()),
  /** The same in words: 'Events, event "Seminar on hadith", starts'. */
  place: z.string(),
  message: z.string(),
})

export type Problem = z.output<typeof Problem>

/** Who is named as the author of versions that were taken from the content file. */
export const CONTENT_FILE = 'The content file'

/** A published version, without its content. */
export const VersionHead = z.object({
  /** Counted from 1. */
  number: z.int(),
  /** When it was published, in ms since 1970. */
  at: z.int(),
  /** The person's name at that time, or {@link CONTENT_FILE}. */
  by: z.string(),
  /** What changed: 'Library: 3 videos added. Events: 1 changed.' */
  summary: z.string(),
})

export type VersionHead = z.output<typeof VersionHead>

const edited = {
  section: z.enum(SECTIONS),
  /** Counted up with each save, and when the section is published or its draft discarded; from 0. */
  revision: z.int(),
  /** Null while there is no draft. */
  changedAt: z.nullable(z.int()),
  changedBy: z.nullable(z.string()),
}

/** The state of a section on its card. */
export const SectionState = z.object({ ...edited, changes: z.int(), problems: z.int() })

export type SectionState = z.output<typeof SectionState>

/** `GET /site` */
export const SiteOverview = z.object({
  /** The version that visitors see; null while it is the one of the content file. */
  version: z.nullable(VersionHead),
  sections: z.array(SectionState),
})

export type SiteOverview = z.output<typeof SiteOverview>

/**
 * The content of a section by its keys in the content file; a draft may be incomplete. A list is an object of its items, in order, by
 * keys that stay with them.
 */
export const SectionContent = z.record(z.string(), z.unknown())

export type SectionContent = z.output<typeof SectionContent>

/** `GET /site/drafts/{section}`: the shared draft, or the published content if there is none. */
export const Draft = z.object({
  ...edited,
  content: SectionContent,
  published: SectionContent,
  problems: z.array(Problem),
  /** The pictures that the two name. */
  pictures: z.record(z.string(), SitePicture),
})

export type Draft = z.output<typeof Draft>

/** `PUT /site/drafts/{section}`, with the revision that it changes: a 412 with the present draft if that is another. */
export const DraftBody = z.object({
  revision: z.int('Revision is required'),
  content: z.record(z.string(), z.unknown(), 'Content is required'),
})

export type DraftBody = z.output<typeof DraftBody>

/** `DELETE /site/drafts/{section}`, with the revision that is discarded: a 412 with the present draft if that is another. */
export const DiscardQuery = z.object({ revision: z.coerce.number('Revision is required') })

/** A change that a publish would make, and that can be left out of it. */
export const Change = z.object({
  /** The same for the same change until the section is published. */
  id: z.string(),
  section: z.enum(SECTIONS),
  /** The keys that lead to it in the draft, or in the published content if it was removed; in words in `place`. */
  path: z.array(z.string()),
  place: z.string(),
  kind: z.enum(['added', 'removed', 'changed', 'moved']),
  /** Texts of old and new; null where there is none. Of a picture, its name in {@link SiteChanges}. */
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  isPicture: z.boolean(),
})

export type Change = z.output<typeof Change>

/** `GET /site/changes` */
export const SiteChanges = z.object({
  /** Number of the published version; 0 while it is the content file. */
  base: z.int(),
  /** The revision of each draft that the changes are of. */
  revisions: z.partialRecord(z.enum(SECTIONS), z.int()),
  changes: z.array(Change),
  problems: z.array(z.extend(Problem, { section: z.enum(SECTIONS) })),
  /** Sentences; they do not keep from publishing. */
  warnings: z.array(z.string()),
  pictures: z.record(z.string(), SitePicture),
})

export type SiteChanges = z.output<typeof SiteChanges>

/**
 * `POST /site/publish`: publishes the drafts of the sections in `revisions`, but for the changes that are left out. A 409 if another
 * version has been published since `base`, with `published` (VersionHead), or if one of these drafts has changed since.
 */
export const PublishBody = z.object({
  base: z.int('Base is required'),
  revisions: z.partialRecord(z.enum(SECTIONS), z.int(), 'Revisions are required'),
  /** Ids of the changes that stay in their drafts. */
  without: z.optional(z.array(z.string())),
})

export type PublishBody = z.output<typeof PublishBody>

/** `POST /site/versions/{number}/publish`. A 409 if another version has been published since `base`, with `published` (VersionHead). */
export const PublishVersionBody = z.object({
  base: z.int('Base is required'),
  /** Whether what visitors then do not see any more becomes a draft. */
  keepsDraft: z.optional(z.boolean()),
})

export type PublishVersionBody = z.output<typeof PublishVersionBody>

/** `GET /site/preview`: a page as publishing would write it, or of a version. */
export const PreviewQuery = z.object({
  path: z.string('Path is required'),
  version: z.optional(z.coerce.number()),
})

export type PreviewQuery = z.output<typeof PreviewQuery>

/** `POST /site/pictures`, whose body is the file: the name that the content uses for it. */
export const UploadedPicture = z.extend(SitePicture, { name: z.string() })

export type UploadedPicture = z.output<typeof UploadedPicture>
