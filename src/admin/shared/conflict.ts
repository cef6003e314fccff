import type * as z from 'zod/mini'
import { isApiError } from '#api/apiError.ts'
import type { FormValues } from './draft.ts'

/** A saved record that conflicts with a submit. */
export interface Conflict<Saved> {
  /** `changed`: somebody else changed it since. `saved`: an earlier attempt of this form added it. */
  kind: 'changed' | 'saved'
  record: Saved
  /** The record as form values. */
  current: FormValues
  typed: FormValues
  /** The ETag for overwriting it. */
  etag?: string
  /** Whether the conflicting submit was 'Submit and add another'. */
  isAnother: boolean
}

/** How a form reads the record in an error response. */
export interface RecordReading<Saved> {
  /** Set on add forms, whose conflicts are with records that they added themselves. */
  amend?: unknown
  /** The record's schema. */
  record: z.ZodMiniType<Saved>
  /** Returns a record as form values. */
  valuesOf: (record: Saved) => FormValues
}

/** Returns the record in a 412 or 409 response; undefined for other errors, and for a proxy's, which hold no record. */
export function conflictIn<Saved>(
  error: unknown,
  { record, valuesOf, amend }: RecordReading<Saved>,
): Pick<Conflict<Saved>, 'kind' | 'record' | 'current' | 'etag'> | undefined {
  if (!isApiError(error) || !('data' in error)) return undefined
  if (error.status !== 412 && (error.status !== 409 || amend === undefined)) return undefined
  const read = record.safeParse(error.data)
  if (!read.success) return undefined
  // 'saved' also if somebody else has since changed the record that the form added.
  const kind = amend === undefined ? 'changed' : 'saved'
  return { kind, record: read.data, current: valuesOf(read.data), etag: error.etag }
}
