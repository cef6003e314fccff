/** Returns `lang` and `dir` for Malayalam or Arabic text, detected by script; an empty object for other text. */
export function langOf(text: string): { lang?: 'ml' | 'ar'; dir?: 'rtl' } {
  if (/\p{Script=Malayalam}/u.test(text)) return { lang: 'ml' }
  if (/\p{Script=Arabic}/u.test(text)) return { lang: 'ar', dir: 'rtl' }
  return {}
}
