import { content, fileHash } from 'content:file'
import { keepFont, quoteFont } from '#content/build/quoteFont.ts'
import type { SitePicture } from '#contract/site/editing.ts'
import type { SiteRenderer, SiteSource } from '#contract/site/renderer.ts'
import { siteRenderer } from './renderSite.tsx'

/** What the build has put beside the server for this program: `site.json`. */
export interface SiteProgramOptions {
  /** The HTML document of each page by the name of its component. */
  documents: Readonly<Record<string, string>>
  /** The pictures in src/content/art by name. */
  art: Readonly<Record<string, SitePicture>>
  /** When the pages of the content file were made, in ms since 1970. */
  builtAt: number
  /** Tells the pages of this build from those of another. */
  build?: string
  /** The built `src/worker/worker.ts`. */
  worker?: string
  /** Undefined while the build makes the pages whose pictures it is about to draw. */
  sharePictures?: readonly string[]
  /** The fonts that the build has made, in base64, by name. @default none */
  fonts?: Readonly<Record<string, string>>
}

/** The zone of the build. */
const ownZone = import.meta.env.INSTITUTE_TZ

/** The program that makes the site's pages, in the build and in the server. */
export function openSite(
  { documents, art, builtAt, build, worker, sharePictures, fonts = {} }: SiteProgramOptions,
  zone = ownZone,
): SiteRenderer {
  for (const [name, bytes] of Object.entries(fonts)) keepFont({ name, bytes: Buffer.from(bytes, 'base64') })
  const drawn = sharePictures && new Set(sharePictures)
  const documentOf = (name: string) => {
    const document = documents[name]
    if (document === undefined) throw new Error(`The build has no document for ${name}.`)
    return document
  }
  return {
    content,
    fileHash,
    builtAt,
    art: new Map(Object.entries(art)),
    ...siteRenderer({
      documentOf,
      zone,
      quoteFont,
      ...(drawn && { sharePictures: drawn }),
      ...(build !== undefined && { build }),
      ...(worker !== undefined && { worker }),
    }),
  }
}

/** Returns the source of the content file's pages, as the build makes them. */
export const ownSource = ({ content: own, art, builtAt: now }: SiteRenderer): SiteSource => ({
  content: own,
  pictures: art,
  gone: [],
  version: '0',
  now,
})
