/** Other names of the foundation pages, in lower case, by which the sidebar's search finds them. */
export const foundationWords: Record<string, string[]> = {
  Art: ['illustration', 'drawing'],
  Breakpoints: ['breakpoint', 'media query', 'responsive', 'screen size'],
  Colours: ['color', 'palette', 'swatch', 'contrast'],
  Density: ['compact', 'row height', 'control height'],
  Icons: ['icon set', 'icon library', 'iconography'],
  Motion: ['animation', 'transition', 'easing'],
  SpaceShapeDepth: ['spacing', 'padding', 'elevation', 'shadow', 'border radius'],
  Theming: ['theme', 'dark mode', 'brand', 'design tokens', 'custom properties'],
  Type: ['typography', 'font', 'typeface'],
  Voice: ['writing', 'tone of voice', 'content guidelines', 'microcopy'],
}
