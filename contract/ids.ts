import * as z from 'zod'

/** Greatest id of a record. */
export const MAX_ID = 2_147_483_647

/** An id as records carry it. */
export const Id = z.number().int().min(1).max(MAX_ID)

/**
 * The id of another record, which must be given: a number, or its digits as forms send them.
 * @param message said of everything that is no id
 */
export function requiredId(message: string) {
  return z
    .union([z.number(), z.string().trim().regex(/^\d+$/).transform(Number)], { error: message })
    .pipe(z.number({ error: message }).int(message).min(1, message).max(MAX_ID, message))
}

/** The id that a list is filtered by. Nonsense in an address is no error: it filters nothing. */
export const FilterId = z.union([z.undefined(), z.coerce.number().int().min(1).max(MAX_ID)]).catch(undefined)

/** An id in a path. What is none names no record, so a failure is a 404. */
export const IdParam = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,9}$/)
    .transform(Number)
    .pipe(z.number().max(MAX_ID)),
})

/** `GET /batch_ids` and `GET /course_ids`: ids by name (statements 255, 256). */
export const IdsByName = z.record(z.string(), Id)

export type IdsByName = z.output<typeof IdsByName>
