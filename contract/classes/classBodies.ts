import * as z from 'zod/mini'
import { requiredId } from '#contract/ids.ts'
import { listOf } from '#contract/text/listOf.ts'
import { prepared, requiredText, unlessBlank } from '#contract/text/text.ts'
import { wallClockTime } from '#contract/time/dates.ts'
import { savedLink } from './youtube.ts'

const link = (label: string) => z.pipe(requiredText(label, 500, 'YouTube Link'), z.transform(savedLink))

/** Most divisions that a class may name. */
const MAX_DIVISIONS = 500

/** One or more ids; each counts once. */
export function divisionIds(message: string) {
  const ids = listOf(requiredId(message), message, MAX_DIVISIONS)
  const once = z.pipe(
    ids,
    z.transform((list) => [...new Set(list)]),
  )
  return z.pipe(once, z.array(z.number()).check(z.minLength(1, message)))
}

/** Null if there is none. @spec 361 */
const optionalTime = z.pipe(
  prepared(unlessBlank, z.optional(wallClockTime('ExpiryTime'))),
  z.transform((time) => time ?? null),
)

/** `POST /classes`: all fields are required. @spec 346-359, 419 */
export const ClassBody = z.object({
  M03_SubjectName: requiredText('Subject', 255),
  M03_Title: requiredText('Title', 255),
  M03_ScheduledAt: wallClockTime('Schedule'),
  M03_ExpiryTime: wallClockTime('Expire'),
  M03_M02_BatchId: requiredId('Batch ID is required'),
  M03_M11_DivisionIds: divisionIds('At least one division is required'),
  M03_YouTubeLink: link('YouTube Link'),
})

export type ClassBody = z.output<typeof ClassBody>

/**
 * `PUT /classes/{id}`: the expiry is optional. Each message contains the field's name without its first prefix
 * (reading Q42). @spec 360-362, 420
 */
export const ClassUpdate = z.object({
  M03_SubjectName: requiredText('SubjectName', 255, 'Subject'),
  M03_Title: requiredText('Title', 255),
  M03_ScheduledAt: wallClockTime('ScheduledAt'),
  M03_ExpiryTime: optionalTime,
  M03_M02_BatchId: requiredId('M02_BatchId is required'),
  M03_M11_DivisionIds: divisionIds('M11_DivisionIds is required'),
  M03_YouTubeLink: link('YouTubeLink'),
})

export type ClassUpdate = z.output<typeof ClassUpdate>
