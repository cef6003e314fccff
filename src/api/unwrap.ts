import * as z from 'zod/mini'
import { pagedOf, type Paged } from '#contract/paging.ts'

/** Reads a paged list from its envelope, which some responses nest in `data`. @spec 253, 254 */
export function readPaged<T extends z.ZodMiniType>(row: T, response: unknown): Paged<z.output<T>> {
  const envelope = pagedOf(row)
  return z
    .union([
      envelope,
      z.pipe(
        z.object({ data: envelope }),
        z.transform(({ data }) => data),
      ),
    ])
    .parse(response)
}

/** A record with the ETag that the next write sends as If-Match. */
export interface Tagged<T> {
  record: T
  etag?: string
}

/** Reads a record from `{ data: ... }`. */
export function readRecord<T extends z.ZodMiniType>(row: T, response: unknown): z.output<T> {
  return row.parse(z.object({ data: z.unknown() }).parse(response).data)
}
