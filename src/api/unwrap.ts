import * as z from 'zod/mini'
import { pagedOf, type Paged } from '#contract/paging.ts'

/** A paged list from its envelope, which some answers nest once more in `data`. @spec 253, 254 */
export function readPaged<T extends z.ZodMiniType>(row: T, answer: unknown): Paged<z.output<T>> {
  const envelope = pagedOf(row)
  return z
    .union([
      envelope,
      z.pipe(
        z.object({ data: envelope }),
        z.transform(({ data }) => data),
      ),
    ])
    .parse(answer)
}

/** A record with the ETag that its next write sends as If-Match. */
export interface Tagged<T> {
  record: T
  etag?: string
}

/** A record from `{ data: ... }`. */
export function readRecord<T extends z.ZodMiniType>(row: T, answer: unknown): z.output<T> {
  return row.parse(z.object({ data: z.unknown() }).parse(answer).data)
}
