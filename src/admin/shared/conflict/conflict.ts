import type * as z from 'zod/mini'
import { isApiError } from '#api/apiError.ts'
import type { FormValues } from '#admin/shared/form/draft.ts'
import { comparable } from './merge.ts'

/** A saved record that conflicts with a submit. */
export interface Conflict<Saved> {
  /** `changed`: somebody else changed it since. `saved`: an earlier attempt of this form added it. */
  kind: 'changed' | 'saved'
  record: Saved
  /** The record as form values. */
  current: FormValues
  typed: FormValues
  /** Names of the fields whose saved values differ from the submitted ones. */
  changed: readonly string[]
  /** The ETag for overwriting it. */
  etag?: string
  /** Whether the conflicting submit was 'Submit and add another'. */
  isAnother: boolean
}

/** A conflict, whatever the button that was pressed. */
export type FoundConflict<Saved> = Omit<Conflict<Saved>, 'isAnother'>

/** How a form reads the record in an error response. */
export interface RecordReading<Saved> {
  /** The schema of the submitted fields. */
  schema: z.ZodMiniType
  /** Set on add forms, whose conflicts are with records that they added themselves. */
  amend?: unknown
  /** The record's schema. */
  record: z.ZodMiniType<Saved>
  /** Returns a record as form values. */
  valuesOf: (record: Saved) => FormValues
}

/**
 * Returns the conflict in a 412 or 409 response; undefined for other errors, and for responses without a
 * record, such as a proxy's.
 */
export function conflictIn<Saved>(
  error: unknown,
  typed: FormValues,
  { schema, record, valuesOf, amend }: RecordReading<Saved>,
): FoundConflict<Saved> | undefined {
  if (!isApiError(error) || !('data' in error)) return undefined
  if (error.status !== 412 && (error.status !== 409 || amend === undefined)) return undefined
  const read = record.safeParse(error.data)
  if (!read.success) return undefined
  // 'saved' also if somebody else has since changed the record that the form added.
  const kind = amend === undefined ? 'changed' : 'saved'
  const current = valuesOf(read.data)
  const changed = changedFields(schema, typed, current)
  return { kind, record: read.data, current, typed, changed, etag: error.etag }
}

/** Compares parsed values, not form input: blanks, links and the order of ids may differ in the input. */
function changedFields(schema: z.ZodMiniType, typed: FormValues, current: FormValues): string[] {
  const sent = comparable(schema.parse(typed))
  return Object.keys({ ...typed, ...current }).filter((name) => {
    const read = schema.safeParse({ ...typed, [name]: current[name] ?? '' })
    return !read.success || comparable(read.data) !== sent
  })
}

/** Returns how to submit a form again so that it overwrites the record that it added itself. */
export const overwriting = <Saved>({ record, etag }: Conflict<Saved>) => ({ etag, overwrite: record })
