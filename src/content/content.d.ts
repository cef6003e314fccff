// One module for each section of the content file, provided by src/content/build/plugin.ts.

declare module 'content:institute' {
  import type { Sections } from '#contract/site/pages.ts'

  export const institute: Sections['institute']
}
/** The institute's country alone, for code that the server runs, too. */
declare module 'content:country' {
  import type { Sections } from '#contract/site/pages.ts'

  export const country: Sections['country']
}
declare module 'content:footer' {
  import type { Sections } from '#contract/site/pages.ts'

  export const footer: Sections['footer']
}
declare module 'content:home' {
  import type { Sections } from '#contract/site/pages.ts'

  export const home: Sections['home']
}
declare module 'content:library' {
  import type { Sections } from '#contract/site/pages.ts'

  export const library: Sections['library']
}
declare module 'content:playlists' {
  import type { Sections } from '#contract/site/pages.ts'

  export const playlists: Sections['playlists']
}
declare module 'content:courses' {
  import type { Sections } from '#contract/site/pages.ts'

  export const courses: Sections['courses']
}
declare module 'content:events' {
  import type { Sections } from '#contract/site/pages.ts'

  export const events: Sections['events']
}
declare module 'content:gallery' {
  import type { Sections } from '#contract/site/pages.ts'

  export const gallery: Sections['gallery']
}
declare module 'content:contact' {
  import type { Sections } from '#contract/site/pages.ts'

  export const contact: Sections['contact']
}
declare module 'content:classPage' {
  import type { Sections } from '#contract/site/pages.ts'

  export const classPage: Sections['classPage']
}
/** The font Amiri, subset to the Arabic letters of the content. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2' },
  ): Promise<Buffer>
}
/** The whole content as it was read. */
declare module 'content:file' {
  import type { Content } from '#contract/site/content.ts'

  export const content: Content
  /** SHA-256 of the file, in hex. */
  export const fileHash: string
}
/** All sections as pages show them. */
declare module 'content:sections' {
  import type { Sections } from '#contract/site/pages.ts'

  export const sections: Sections
}
/** The pictures in src/content/art, with their sizes, by name. */
declare module 'content:art' {
  import type { SitePicture } from '#contract/site/editing.ts'

  export const art: Readonly<Record<string, SitePicture>>
}
