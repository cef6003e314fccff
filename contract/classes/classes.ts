import * as z from 'zod/mini'
import { Id } from '#contract/ids.ts'
import { Version } from '#contract/paging.ts'

/**
 * A class: a video lesson for divisions of one batch. Times are wall clock in the
 * institute's zone, YYYY-MM-DD HH:mm:ss; the expiry may be missing.
 * @spec 250, 252
 */
export const Class = z.object({
  M03_ClassesId: Id,
  M03_SubjectName: z.string(),
  M03_Title: z.string(),
  M03_ScheduledAt: z.string(),
  M03_ExpiryTime: z.nullable(z.string()),
  M03_M02_BatchId: Id,
  /** A video's id of 11 characters, or text that was not a known link. */
  M03_YouTubeLink: z.string(),
  batch: z.nullable(z.object({ M02_Name: z.string() })),
  divisions: z.array(z.object({ M11_Division_id: Id, M11_Division_name: z.string() })),
})

export type Class = z.output<typeof Class>

/** A class as a row of the list. */
export const ClassRow = z.extend(Class, { version: Version })

/** The sort keys of classes. */
export const classSortKeys = { time: (lesson: Pick<Class, 'M03_ScheduledAt'>) => lesson.M03_ScheduledAt }
