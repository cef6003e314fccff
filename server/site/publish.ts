import type { Content } from '#contract/site/content.ts'
import type { SitePicture } from '#contract/site/editing.ts'
import { contentOf, isEqual } from '#contract/site/values.ts'
import type { Actor } from '#server/store/auditStore.ts'
import { CONTENT_FILE, type NextDraft, type SiteStore } from '#server/store/siteStore.ts'
import { digestOf } from '#server/submit.ts'
import { rebased, type SectionWork } from './drafting.ts'
import { renderedFiles } from './renderedFiles.ts'
import type { Prepare, SiteContent } from './published.ts'
import type { SiteFile, SiteRenderer, SiteSource } from '#contract/site/renderer.ts'

/** A page could not be made, so nothing was published. */
export class RenderingFailed extends Error {
  override readonly name = 'RenderingFailed'
}

interface Publishing {
  /** What is published until then. */
  now: SiteContent
  content: Content
  work: readonly SectionWork[]
  /** The sections whose drafts are published. */
  chosen: readonly SectionWork[]
  summary: string
  by: Actor
  /** Of a content file, its SHA-256: the version has its name in place of a person's. */
  fileHash?: string
}

interface PublishDeps {
  store: Pick<SiteStore, 'publish'>
  renderer: SiteRenderer
  clock: () => number
  picturesOf: (content: unknown) => Promise<ReadonlyMap<string, SitePicture>>
  prepare?: Prepare
}

/** Returns what tells a content from others: the SHA-256 of its JSON, in hex. */
const hashOf = (content: Content) => digestOf(new TextEncoder().encode(JSON.stringify(content)))

/** Whether the content file is another one than those that were published. */
export async function isFileChanged(
  store: Pick<SiteStore, 'fileHashes'>,
  { fileHash }: Pick<SiteRenderer, 'fileHash'>,
): Promise<boolean> {
  const hashes = await store.fileHashes()
  return hashes.length > 0 && !hashes.includes(fileHash)
}

/** The version behind one. The first one that is published has the content file's before it. */
const numberAfter = ({ number }: SiteContent) => Math.max(1, number) + 1

/**
 * Returns what publishes a content that was checked: it makes all files, gets them ready, stores the version, and shows them, in that
 * order, so that nothing has changed if a step fails.
 */
export function publisher({ store, renderer, clock, picturesOf, prepare }: PublishDeps) {
  const source = async (now: SiteContent, content: Content): Promise<SiteSource> => ({
    content,
    pictures: await picturesOf(content),
    gone: goneAfter(now, content),
    version: String(numberAfter(now)),
    now: clock(),
  })

  const filesOf = (from: SiteSource): Promise<SiteFile[]> =>
    renderedFiles(renderer, from).catch((cause: unknown) => {
      throw new RenderingFailed('A file of the site could not be made', { cause })
    })

  async function publish({ now, content, work, chosen, summary, by, fileHash }: Publishing): Promise<void> {
    const from = await source(now, content)
    const files = await filesOf(from)
    const show = await prepare?.(from, files)
    const file = { by: CONTENT_FILE, hash: renderer.fileHash }
    const first = { number: 1, content: now.content, gone: [], summary: '', ...file }
    const version = {
      number: numberAfter(now),
      content,
      gone: [...from.gone],
      summary,
      ...(fileHash === undefined ? { hash: await hashOf(content) } : { by: CONTENT_FILE, hash: fileHash }),
    }
    await store.publish(
      [...(now.number === 0 ? [first] : []), version],
      draftsAfter(content, work, chosen),
      by,
    )
    show?.()
  }

  return Object.assign(publish, { source })
}

/** Returns the ids of playlists that were published once and are not there any more. */
function goneAfter({ content, gone }: SiteContent, next: Content): string[] {
  const here = new Set(next.library.playlists.map(({ id }) => id))
  const before = [...gone, ...content.library.playlists.map(({ id }) => id)]
  return [...new Set(before)].filter((id) => !here.has(id))
}

/** Returns the drafts of all sections that changed. One with changes that were left out keeps them. */
function draftsAfter(
  content: Content,
  work: readonly SectionWork[],
  chosen: readonly SectionWork[],
): NextDraft[] {
  return work.flatMap((one) => {
    const { section, revision, published, content: draft, hasDraft } = one
    const base = contentOf(section, content)
    const isChosen = chosen.includes(one)
    if (!isChosen && isEqual(base, published)) return []
    const next = isChosen || !hasDraft ? draft : rebased({ content: draft, base: published }, base)
    return [
      hasDraft && !isEqual(next, base)
        ? { section, revision, content: next, base }
        : { section, revision, content: null, base: null },
    ]
  })
}
