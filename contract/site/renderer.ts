import type { Content } from './content.ts'
import type { SitePicture } from './editing.ts'

/** All that the pages of the site are made from. */
export interface SiteSource {
  content: Content
  /** Every picture that the content names, by its name. */
  pictures: ReadonlyMap<string, SitePicture>
  /** Ids of playlists that were published once and are no longer there: their addresses answer 410. */
  gone: readonly string[]
  /** Names the version in each page: a page that is open loads another one of the same version, or as a new document. */
  version: string
  /** The present time, in ms since 1970: an event that is over is shown as past. */
  now: number
}

/** A file of the site. */
export interface SiteFile {
  /** '/library/nabiyoram.html', '/content/library.json', '/sitemap.xml'. */
  address: string
  body: string | Uint8Array
  /** @default 200; 410 for a playlist that was taken down */
  status?: number
  /** How it is sent, if that was made with it. */
  packed?: PackedFile
}

/** A file as the server sends it, beside its body. */
export interface PackedFile {
  etag: string
  /** The content security policy of a page. */
  policy?: string
  br?: Uint8Array
  gzip?: Uint8Array
}

/** Makes the pages of the public site, with the code that was built beside the server. */
export interface SiteRenderer {
  /** The content file's content, which visitors see until somebody publishes. */
  content: Content
  /** SHA-256 of the content file, in hex. */
  fileHash: string
  /** The pictures in src/content/art, by name. */
  art: ReadonlyMap<string, SitePicture>
  /** When the build made the content file's pages, in ms since 1970. */
  builtAt: number
  /** Returns all files one by one, so that the caller can let other work in between. */
  files: (source: SiteSource) => AsyncIterable<SiteFile>
  /** Returns one page: '/home'. The one of an unknown address says that there is none. */
  page: (source: SiteSource, address: string) => Promise<string>
}
