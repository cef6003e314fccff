/** Red, green and blue, 0 to 255. */
export type Rgb = [red: number, green: number, blue: number]

function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two colours, 1 to 21 (WCAG 2.2, relative luminance). */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}

/** The colour that a browser computed, as `rgb(31, 23, 17)`. */
export function rgbOf(computed: string): Rgb {
  const [red, green, blue] = [...computed.matchAll(/[\d.]+/g)].map(Number)
  if (red === undefined || green === undefined || blue === undefined)
    throw new Error(`Not a plain colour: ${computed}`)
  return [red, green, blue]
}
