import type { Content } from '#contract/site/content.ts'
import { CONTENT_FILE, type SitePicture } from '#contract/site/editing.ts'
import { withKeysOf } from '#contract/site/keys.ts'
import { contentOf, isEqual, type Parts } from '#contract/site/values.ts'
import type { Actor } from '#server/store/auditStore.ts'
import type { NextDraft, SiteStore } from '#server/store/siteStore.ts'
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
  /** What is published, with keys, and the same as its pages are made from it. */
  next: Parts
  content: Content
  work: readonly SectionWork[]
  /** The sections whose drafts are published. They keep what is not. */
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

  async function publish({
    now,
    next,
    content,
    work,
    chosen,
    summary,
    by,
    fileHash,
  }: Publishing): Promise<void> {
    const from = await source(now, content)
    const files = await filesOf(from)
    const show = await prepare?.(from, files)
    const file = { by: CONTENT_FILE, hash: renderer.fileHash }
    const first = { number: 1, content: now.keyed, gone: [], summary: '', ...file }
    const keyed = withKeysOf(content, next)
    const version = {
      number: numberAfter(now),
      content: keyed,
      gone: [...from.gone],
      summary,
      ...(fileHash === undefined ? { hash: await hashOf(content) } : { by: CONTENT_FILE, hash: fileHash }),
    }
    await store.publish(
      [...(now.number === 0 ? [first] : []), version],
      draftsAfter({ next, keyed, work, chosen }),
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

interface After extends Pick<Publishing, 'next' | 'work' | 'chosen'> {
  /** `next` as it was published: without blanks at the ends of texts. */
  keyed: Parts
}

/** Returns the drafts of all sections that changed. One with changes that were left out keeps them. */
function draftsAfter({ next, keyed, work, chosen }: After): NextDraft[] {
  return work.flatMap((one): NextDraft[] => {
    const { section, revision, published, content: draft, hasDraft } = one
    const base = contentOf(section, keyed)
    const isChosen = chosen.includes(one)
    if (isEqual(base, published) && !(isChosen && hasDraft)) return []
    const known = isChosen ? contentOf(section, next) : published
    const content = rebased({ content: draft, base: known }, base)
    // Also without a draft, so that a form that is open merges what was published.
    if (isEqual(content, base)) return [{ section, revision, content: null, base: null }]
    return [{ section, revision, content, base }]
  })
}
