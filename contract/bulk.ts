import * as z from 'zod/mini'
import { Id, requiredId } from './ids.ts'
import { ClassBody, ClassUpdate, divisionIds } from './classes/classBodies.ts'
import { listOf } from './text/listOf.ts'
import { Version } from './paging.ts'

/** Most records that one call changes, deletes, restores or exports. */
export const MAX_BULK = 500

/** Why one of several records was refused: somebody else changed it, or deleted it, or it is no longer in the trash. */
export const CHANGED_MEANWHILE = 'Someone else saved changes meanwhile'
export const DELETED_MEANWHILE = 'Deleted meanwhile'
export const NOT_IN_TRASH = 'Not in the trash any more'

const NONE = 'Choose at least one record'

/** One or more records, each once. */
function bulk<T extends z.ZodMiniType<{ id: number }>>(item: T, message: string) {
  return listOf(item, message, MAX_BULK).check(
    z.refine((records) => records.length > 0, NONE),
    z.refine(
      (records) => new Set(records.map(({ id }) => id)).size === records.length,
      'Each record can be named only once',
    ),
  )
}

/** A record as its user has seen it. */
const seen = { id: Id, version: Version }

const BATCH_ID = requiredId('Batch ID is required')
const IsActive = z.strictObject({ M05_IsActive: z.literal([0, 1]) })

/** What to set in a student: their batch and division, which may be none; or whether they are active or have left. */
const StudentSet = z.union([
  z.strictObject({
    M05_M02_BachId: BATCH_ID,
    M07_M11_DivisionId: z.nullable(requiredId('Division is required')),
  }),
  IsActive,
])

const TeacherSet = z.union([z.strictObject({ M05_M02_BachId: BATCH_ID }), IsActive])

/** What to set in a class: its batch and divisions; or its times. */
const ClassSet = z.union([
  z.strictObject({
    M03_M02_BatchId: requiredId('M02_BatchId is required'),
    M03_M11_DivisionIds: divisionIds('M11_DivisionIds is required'),
  }),
  z.strictObject({
    M03_ScheduledAt: ClassUpdate.shape.M03_ScheduledAt,
    M03_ExpiryTime: ClassUpdate.shape.M03_ExpiryTime,
  }),
])

/** `POST /{list}/several/change`: what to set in each record. */
const changesOf = <T extends z.ZodMiniType>(set: T) =>
  z.object({
    records: bulk(z.strictObject({ ...seen, set }), 'Each record needs its id, its version and what to set'),
  })

export const StudentChanges = changesOf(StudentSet)
export const TeacherChanges = changesOf(TeacherSet)
export const ClassChanges = changesOf(ClassSet)

export type StudentSet = z.output<typeof StudentSet>
export type TeacherSet = z.output<typeof TeacherSet>
export type ClassSet = z.output<typeof ClassSet>

/** `POST /{list}/several/delete` */
export const BulkSeen = z.object({
  records: bulk(z.strictObject(seen), 'Each record needs its id and its version'),
})

/** `POST /{list}/several/restore`, and `POST /{list}/several/export` */
export const BulkIds = z.object({
  records: bulk(z.strictObject({ id: Id }), 'Each record needs its id'),
})

export type Seen = z.output<typeof BulkSeen>['records'][number]

/** Most classes that one call adds. */
export const MAX_ADDED = 100

const NO_CLASSES = 'Each class needs its title, its start and its expiry'

/** `POST /classes/several/add`: classes that differ in title and times alone. All of them are added, or none. */
export const ClassesBody = z.extend(
  z.pick(ClassBody, {
    M03_SubjectName: true,
    M03_M02_BatchId: true,
    M03_M11_DivisionIds: true,
    M03_YouTubeLink: true,
  }),
  {
    records: listOf(
      z.pick(ClassBody, { M03_Title: true, M03_ScheduledAt: true, M03_ExpiryTime: true }),
      NO_CLASSES,
      MAX_ADDED,
    ).check(z.refine((records) => records.length > 0, 'Add at least one class')),
  },
)

export type ClassesBody = z.output<typeof ClassesBody>
