/**
 * Returns `lang` and `dir` of a text by its letters; an empty object for other text. A text is in Malayalam if it has any
 * of its letters, and in Arabic if it begins with Arabic ones, as with `dir="auto"`: "The Prophet ﷺ" is English.
 */
export function langOf(text: string): { lang?: 'ml' | 'ar'; dir?: 'rtl' } {
  if (/\p{Script=Malayalam}/u.test(text)) return { lang: 'ml' }
  if (/^\P{L}*\p{Script=Arabic}/u.test(text)) return { lang: 'ar', dir: 'rtl' }
  return {}
}
