import { PHONE } from './phoneQuery.ts'

/** Widths in px at which layouts change; tokens.css says what each is for. A layout up to one ends with it. */
export const breakpoints = {
  letters: 320,
  narrow: 350,
  small: 560,
  phone: PHONE,
  tablet: 900,
  laptop: 1140,
  desktop: 1200,
  wide: 1560,
} as const
