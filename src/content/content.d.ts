// One module for each section of the content file; src/content/build/plugin.ts makes them.

declare module 'content:institute' {
  import type { Sections } from '#content/build/sections.ts'

  export const institute: Sections['institute']
}
declare module 'content:footer' {
  import type { Sections } from '#content/build/sections.ts'

  export const footer: Sections['footer']
}
declare module 'content:home' {
  import type { Sections } from '#content/build/sections.ts'

  export const home: Sections['home']
}
declare module 'content:library' {
  import type { Sections } from '#content/build/sections.ts'

  export const library: Sections['library']
}
declare module 'content:playlists' {
  import type { Sections } from '#content/build/sections.ts'

  export const playlists: Sections['playlists']
}
declare module 'content:courses' {
  import type { Sections } from '#content/build/sections.ts'

  export const courses: Sections['courses']
}
declare module 'content:events' {
  import type { Sections } from '#content/build/sections.ts'

  export const events: Sections['events']
}
declare module 'content:gallery' {
  import type { Sections } from '#content/build/sections.ts'

  export const gallery: Sections['gallery']
}
declare module 'content:contact' {
  import type { Sections } from '#content/build/sections.ts'

  export const contact: Sections['contact']
}
/** Amiri, cut down to the Arabic letters of the content. */
declare module 'content:arabic.css' {}
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2' },
  ): Promise<Buffer>
}
