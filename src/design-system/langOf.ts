/** Language and direction of a text, told from its letters: Malayalam and Arabic; nothing for all others. */
export function langOf(text: string): { lang?: 'ml' | 'ar'; dir?: 'rtl' } {
  if (/\p{Script=Malayalam}/u.test(text)) return { lang: 'ml' }
  if (/\p{Script=Arabic}/u.test(text)) return { lang: 'ar', dir: 'rtl' }
  return {}
}
