import * as z from 'zod/mini'
import { isSeen } from './seenText.ts'

/** U+0000 and lone surrogates, which databases cannot store as text. */
const unsavable = /[\0\p{Surrogate}]/u

/** A phone number: an optional plus, then 2 to 15 digits, the first one 1 to 9. @spec 325-328, reading Q37 */
export const phonePattern = /^\+?[1-9]\d{1,14}$/

/**
 * Refuses a text with too many UTF-16 units. Further checks are skipped, so this limits the time of every pattern
 * after it.
 */
export const atMost = (maxLength: number, message: string) =>
  z.maxLength(maxLength, { error: message, abort: true })

/**
 * Required text: trimmed, with \n as line break, with something to see, storable, at most `maxLength` UTF-16 units. Every check
 * has its own message, so that users never see one of the library.
 * @param label the field's name in 'Title is required'
 * @param name the field's name in all other messages, if the specification calls it something else
 */
export function requiredText(label: string, maxLength: number, name = label) {
  const required = `${label} is required`
  const text = z.pipe(
    z.string({ error: required }),
    z.transform((typed) => typed.replace(/\r\n?/g, '\n').trim()),
  )
  const checked = z.string().check(
    z.minLength(1, { error: required, abort: true }),
    atMost(maxLength, `${name} is too long: ${maxLength} characters at most`),
    z.refine(isSeen, { error: required, abort: true }),
    z.refine((trimmed) => !unsavable.test(trimmed), `${name} contains a character that cannot be saved`),
  )
  // A pipe: a value that is not text fails only once, without the checks of its length.
  return z.pipe(text, checked)
}

/** Removes the characters that {@link requiredText} refuses: a search is never an error. */
export function savable(text: string): string {
  return text.replace(/[\0\p{Surrogate}]/gu, '')
}

/** Returns a schema that normalises the input before validation. */
export const prepared = <T extends z.ZodMiniType>(prepare: (value: unknown) => unknown, schema: T) =>
  z.pipe(z.transform(prepare), schema)

/** Maps null and blank text to undefined, for an optional field; leaves other values unchanged. */
export function unlessBlank(value: unknown): unknown {
  return value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value
}
