import { useEffect } from 'react'
import { QUOTE_FONT } from './quoteFont.ts'

/** Adds the font of the quotation where the document was not made for the home page. */
export function useQuoteFont(address: string | undefined): void {
  useEffect(() => {
    const isKnown = [...document.fonts].some(({ family }) => family.replaceAll('"', '') === QUOTE_FONT.family)
    if (address === undefined || isKnown) return
    const { family, unicodeRange } = QUOTE_FONT
    document.fonts.add(new FontFace(family, `url(${address})`, { unicodeRange, display: 'swap' }))
  }, [address])
}
