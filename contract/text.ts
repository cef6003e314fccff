import * as z from 'zod'

/** U+0000 and half surrogate pairs: no database keeps them as text. */
const unsavable = /[\0\p{Surrogate}]/u

/**
 * Text that must be there: trimmed, line ends as \n, not blank, savable, at most `maxLength` UTF-16 units.
 * Every check has its own words, so that no library wording reaches a user.
 * @param label the field's name as the message says it: 'Title' gives 'Title is required'
 * @param name the field's name in all other messages, where the specification calls it something else
 */
export function requiredText(label: string, maxLength: number, name = label) {
  const required = `${label} is required`
  return z
    .string({ error: required })
    .transform((text) => text.replace(/\r\n?/g, '\n').trim())
    .pipe(
      z
        .string()
        .min(1, required)
        .max(maxLength, `${name} is too long: ${maxLength} characters at most`)
        .refine((text) => !unsavable.test(text), `${name} contains a character that cannot be saved`),
    )
}

/** Removes what {@link requiredText} refuses: a search is never an error. */
export function savable(text: string): string {
  return text.replace(/[\0\p{Surrogate}]/gu, '')
}

/** For a field that may be left out: undefined for null and for blank text, everything else as it is. */
export function unlessBlank(value: unknown): unknown {
  return value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value
}
