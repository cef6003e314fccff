import * as z from 'zod/mini'

/** U+0000 and half surrogate pairs: no database keeps them as text. */
const unsavable = /[\0\p{Surrogate}]/u

/**
 * The most UTF-16 units that a text may have. What is longer meets no further check: stands before every pattern, whose
 * time grows with the text.
 */
export const atMost = (maxLength: number, message: string) =>
  z.maxLength(maxLength, { error: message, abort: true })

/**
 * Text that must be there: trimmed, line ends as \n, not blank, savable, at most `maxLength` UTF-16 units.
 * Every check has its own words, so that no library wording reaches a user.
 * @param label the field's name as the message says it: 'Title' gives 'Title is required'
 * @param name the field's name in all other messages, where the specification calls it something else
 */
export function requiredText(label: string, maxLength: number, name = label) {
  const required = `${label} is required`
  const text = z.pipe(
    z.string({ error: required }),
    z.transform((typed) => typed.replace(/\r\n?/g, '\n').trim()),
  )
  const checked = z.string().check(
    z.minLength(1, required),
    atMost(maxLength, `${name} is too long: ${maxLength} characters at most`),
    z.refine((trimmed) => !unsavable.test(trimmed), `${name} contains a character that cannot be saved`),
  )
  // A pipe: what is no text has failed once, and is not measured besides.
  return z.pipe(text, checked)
}

/** Removes the characters that {@link requiredText} refuses: a search is never an error. */
export function savable(text: string): string {
  return text.replace(/[\0\p{Surrogate}]/gu, '')
}

/** A schema with a step before it that normalises the input. */
export const prepared = <T extends z.ZodMiniType>(prepare: (value: unknown) => unknown, schema: T) =>
  z.pipe(z.transform(prepare), schema)

/** For a field that may be left out: undefined for null and for blank text, everything else as it is. */
export function unlessBlank(value: unknown): unknown {
  return value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value
}
