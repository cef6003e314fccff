/** Other names of the foundation pages, in lower case, by which the sidebar's search finds them. */
export const foundationWords: Record<string, string[]> = {
  Art: ['illustration', 'drawing'],
  Colours: ['color', 'palette', 'swatch', 'contrast'],
  Motion: ['animation', 'transition', 'easing'],
  SpaceShapeDepth: ['spacing', 'padding', 'elevation', 'shadow', 'border radius'],
  Type: ['typography', 'font', 'typeface'],
}
