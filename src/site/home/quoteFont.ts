/** The font of the quotation, which has no letters but those that it needs. */
export const QUOTE_FONT = {
  family: 'Amiri Quote',
  unicodeRange: 'U+600-6FF, U+750-77F, U+8A0-8FF, U+FB50-FDFF, U+FE70-FEFF',
}

/** Returns the rule that loads it. */
export const quoteFontRule = (address: string): string =>
  `@font-face{font-family:'${QUOTE_FONT.family}';font-display:swap;src:url('${address}') format('woff2');unicode-range:${QUOTE_FONT.unicodeRange}}`
