import { Content } from '#contract/site/content.ts'
import type { SitePicture, VersionHead } from '#contract/site/editing.ts'
import { withKeys, withoutKeys } from '#contract/site/keys.ts'
import { picturesIn } from '#contract/site/pages.ts'
import type { Parts } from '#contract/site/values.ts'
import { found } from '#server/refusal.ts'
import type { SiteStore } from '#server/store/siteStore.ts'
import type { SiteFile, SiteRenderer, SiteSource } from '#contract/site/renderer.ts'

/** Where the uploaded pictures are found. */
export interface SitePictures {
  of: (names: Iterable<string>) => Promise<ReadonlyMap<string, SitePicture>>
}

const noPictures: SitePictures = { of: async () => new Map() }

/** Makes the files of a version ready to be sent. Returns what sends them from then on. */
export type Prepare = (source: SiteSource, files: readonly SiteFile[]) => Promise<() => void>

/** What the editor of the site works with. */
export interface SiteDeps {
  renderer: SiteRenderer
  /** The pictures that were uploaded. @default none */
  pictures?: SitePictures
  /** Makes the files of a version ready to be sent. @default nothing */
  prepare?: Prepare
}

/** A version as its pages are made from it. */
export interface SiteContent {
  /** 0 while it is the content file. */
  number: number
  head: VersionHead | null
  content: Content
  /** The content with the keys of its items, as it is edited. */
  keyed: Parts
  gone: readonly string[]
}

interface PublishedDeps extends Pick<SiteDeps, 'renderer' | 'pictures'> {
  store: Pick<SiteStore, 'latest' | 'version'>
  clock: () => number
}

/** Reads what is published; the newest version stays in memory. */
export function createPublished({ store, renderer, pictures = noPictures, clock }: PublishedDeps) {
  const file: SiteContent = {
    number: 0,
    head: null,
    content: renderer.content,
    keyed: withKeys(renderer.content),
    gone: [],
  }
  let newest: SiteContent | undefined

  /** @throws {Refusal} 404 */
  async function version(number: number): Promise<SiteContent> {
    if (newest?.number === number) return newest
    const { content, gone, hash: _hash, ...head } = found(await store.version(number), 'Version')
    return { number, head, content: Content.parse(withoutKeys(content)), keyed: withKeys(content), gone }
  }

  /** Returns what visitors see. */
  async function now(): Promise<SiteContent> {
    const number = await store.latest()
    if (number === 0) return file
    newest = await version(number)
    return newest
  }

  /** Returns the pictures that a content, or a part of it, names, without those that do not exist. */
  async function picturesOf(content: unknown): Promise<Map<string, SitePicture>> {
    const names = new Set(picturesIn(content))
    const known = [...names].flatMap((name) => {
      const picture = renderer.art.get(name)
      return picture ? [[name, picture] as const] : []
    })
    const uploaded = await pictures.of([...names].filter((name) => !renderer.art.has(name)))
    return new Map([...known, ...uploaded])
  }

  const sourceOf = async ({ content, gone, number }: SiteContent): Promise<SiteSource> => ({
    content,
    gone,
    version: String(number),
    pictures: await picturesOf(content),
    now: clock(),
  })

  return { version, now, picturesOf, sourceOf, current: async () => sourceOf(await now()) }
}
