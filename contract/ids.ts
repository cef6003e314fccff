import * as z from 'zod/mini'
import { atMost } from './text/text.ts'

/** Greatest id of a record. */
export const MAX_ID = 2_147_483_647

/** Maximum number of digits of an id in a query. */
const MAX_DIGITS = 40

/** An id in a record. */
export const Id = z.int().check(z.gte(1), z.lte(MAX_ID))

/**
 * A required reference: an id as a number, or as digits from a form.
 * @param message the error for every other value
 */
export function requiredId(message: string) {
  const digits = z.pipe(
    z.string().check(z.trim(), atMost(MAX_DIGITS, message), z.regex(/^\d+$/)),
    z.transform(Number),
  )
  return z.pipe(
    z.union([z.number(), digits], { error: message }),
    z.number({ error: message }).check(z.int(message), z.gte(1, message), z.lte(MAX_ID, message)),
  )
}

/** An id by which a list is filtered. An invalid value in an address filters nothing, and is no error. */
export const FilterId = z.catch(
  z.union([z.undefined(), z.coerce.number().check(z.int(), z.gte(1), z.lte(MAX_ID))]),
  undefined,
)

/** An id in a path. Any other text matches no record, so the response is 404. */
export const IdParam = z.object({
  id: z.pipe(
    z.pipe(z.string().check(atMost(MAX_DIGITS, 'Not found'), z.regex(/^[1-9]\d{0,9}$/)), z.transform(Number)),
    z.number().check(z.lte(MAX_ID)),
  ),
})

/** `GET /batch_ids` and `GET /course_ids`: ids by name. @spec 255, 256 */
export const IdsByName = z.record(z.string(), Id)

export type IdsByName = z.output<typeof IdsByName>
