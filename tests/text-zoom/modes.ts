/** A way of reading that every story must bear. */
export interface Mode {
  name: string
  /** The browser's font size, in px, as readers set it; 16 is the usual one. */
  fontSize: number
  locale: 'english' | 'pseudo'
  /** Of the windows, in px. */
  widths: readonly number[]
}

export const modes: readonly Mode[] = [
  { name: 'text of 200 %', fontSize: 32, locale: 'english', widths: [320] },
  { name: 'longer words', fontSize: 16, locale: 'pseudo', widths: [320, 1440] },
]
