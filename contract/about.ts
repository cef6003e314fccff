import * as z from 'zod/mini'
import { AuditEntry } from './audit.ts'
import { IdParam } from './ids.ts'
import { KINDS } from './kinds.ts'

/** `GET /about/{kind}/{id}`: what refers to a record, and who changed it last. */
export const AboutParam = z.extend(IdParam, { kind: z.enum(KINDS) })

export type AboutParam = z.output<typeof AboutParam>

export const About = z.object({
  /** Number of records of each kind that refer to this one; it cannot be deleted while there are any. */
  uses: z.partialRecord(z.enum(KINDS), z.int().check(z.gte(0))),
  /** The newest entry of its history; null if that is over a year ago, and for a Viewer. */
  last_change: z.nullable(AuditEntry),
})

export type About = z.output<typeof About>
