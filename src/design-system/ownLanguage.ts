/** Returns the attributes of a text in a language of its own: it runs in the direction of its letters, and is cut at its end. */
export const ownLanguage = (lang: string | undefined) =>
  lang === undefined ? {} : { lang, dir: 'auto' as const }
