import type * as z from 'zod/mini'
import { isApiError } from '#api/apiError.ts'
import type { FormValues } from './draft.ts'

/** A record that stands in the way of what was sent. */
export interface Conflict<Saved> {
  /** `changed`: another person has saved it meanwhile. `saved`: this form saved it at an earlier try. */
  kind: 'changed' | 'saved'
  record: Saved
  /** The record as the form holds it. */
  current: FormValues
  typed: FormValues
  /** What a save over it needs. */
  etag?: string
  /** Whether the submit that met it adds another record. */
  isAnother: boolean
}

/** How a form reads the record that a refusal carries. */
export interface RecordReading<Saved> {
  /** Whether the form adds records: what is in its way is what it made itself. */
  amend?: unknown
  /** The record's schema. */
  record: z.ZodMiniType<Saved>
  /** A record as the form holds it. */
  valuesOf: (record: Saved) => FormValues
}

/** Returns what a 412 or 409 carries; undefined for other failures, and for those of a proxy, which carry no record. */
export function conflictIn<Saved>(
  error: unknown,
  { record, valuesOf, amend }: RecordReading<Saved>,
): Pick<Conflict<Saved>, 'kind' | 'record' | 'current' | 'etag'> | undefined {
  if (!isApiError(error) || !('data' in error)) return undefined
  if (error.status !== 412 && (error.status !== 409 || amend === undefined)) return undefined
  const read = record.safeParse(error.data)
  if (!read.success) return undefined
  // Also where somebody else has changed since what the form made.
  const kind = amend === undefined ? 'changed' : 'saved'
  return { kind, record: read.data, current: valuesOf(read.data), etag: error.etag }
}
