import { notHere } from './notHere.ts'

/** Other names of the pages of foundations and recipes, in lower case, by which the sidebar's search finds them. */
export const foundationWords: Record<string, string[]> = {
  Art: ['illustration', 'drawing'],
  Breakpoints: ['breakpoint', 'media query', 'responsive', 'screen size'],
  Colours: ['color', 'palette', 'swatch', 'contrast'],
  Density: ['compact', 'row height', 'control height'],
  Icons: ['icon set', 'icon library', 'iconography'],
  ListPage: ['index page', 'table page', 'crud', 'recipe', 'empty list'],
  Motion: ['animation', 'transition', 'easing'],
  NotHere: notHere.flatMap(({ words }) => words),
  OwnIcons: ['custom icon', 'icon prop', 'svg icon'],
  SpaceShapeDepth: ['spacing', 'padding', 'elevation', 'shadow', 'border radius'],
  Theming: ['theme', 'dark mode', 'brand', 'design tokens', 'custom properties'],
  Type: ['typography', 'font', 'typeface'],
  Voice: ['writing', 'tone of voice', 'content guidelines', 'microcopy'],
}
