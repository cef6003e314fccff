/** Returns language and direction of a Malayalam or Arabic text, judged by its letters; nothing for other texts. */
export function langOf(text: string): { lang?: 'ml' | 'ar'; dir?: 'rtl' } {
  if (/\p{Script=Malayalam}/u.test(text)) return { lang: 'ml' }
  if (/\p{Script=Arabic}/u.test(text)) return { lang: 'ar', dir: 'rtl' }
  return {}
}
