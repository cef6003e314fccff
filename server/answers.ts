import type { Context } from 'hono'
import { etag } from './http.ts'
import { found } from './refusal.ts'
import { withView, type Stored } from './store/stored.ts'
import { SavedOtherwise, Stale } from './store/storeErrors.ts'

/** Responds with a single record and its ETag. */
export const one = (c: Context, stored: Stored<object>) =>
  c.json({ data: stored.record }, 200, { ETag: etag(stored) })

/** Responds with a record that was just written and its new ETag. @param status 201 for a new record */
export const saved = (c: Context, stored: Stored<object>, status: 200 | 201 = 200) =>
  c.json({ success: true, data: stored.record }, status, { ETag: etag(stored) })

/**
 * Responds to a deletion: 'Student deleted'.
 * @spec 402
 * @throws {Refusal} 404 if there was no such record
 */
export function deleted(c: Context, wasThere: boolean, name: string) {
  found(wasThere || undefined, name)
  return c.json({ success: true, message: `${name} deleted` })
}

/**
 * Returns the written record with `view` applied.
 * @throws {Stale} {SavedOtherwise} with `view` applied to the stored record
 */
export async function written<Row, Wire>(
  write: Promise<Stored<Row>>,
  view: (row: Row) => Wire,
): Promise<Stored<Wire>> {
  try {
    return withView(await write, view)
  } catch (error) {
    if (error instanceof Stale) throw new Stale(withView(error.current, view))
    if (error instanceof SavedOtherwise) throw new SavedOtherwise(withView(error.current, view))
    throw error
  }
}
