/** The institute's facts. An institute that adopts the site writes its own here. */
export const institute = {
  name: 'Institute of Hadith Studies',
  place: 'Kerala',
} as const
