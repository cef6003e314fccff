import type { SiteFile, SiteRenderer, SiteSource } from '#contract/site/renderer.ts'
import { CONTENT_FOLDER } from '#contract/site/carried.ts'
import { overAt } from '#contract/site/when.ts'
import { sentFile, type ClientFiles } from '#server/node/http/clientFiles.ts'
import { renderedFiles } from '#server/site/renderedFiles.ts'

/** How often a server asks for a version that another one has published, and for the end of a day, in ms. */
const EVERY = 2000

interface ServedSiteDeps {
  renderer: SiteRenderer
  /** Returns what visitors are to see now. Its version is '0' while it is the content file. */
  current: () => Promise<SiteSource>
  /** Returns the number of the newest version. */
  latest: () => Promise<number>
  clock: () => number
  /** The institute's IANA time zone. */
  zone: string
  onError: (error: unknown) => void
}

export interface ServedSite {
  /** The files of the site by address; undefined while they are those of the build. */
  files: () => ClientFiles | undefined
  /** Makes files ready to be sent. @returns a function that sends them from then on */
  prepare: (source: SiteSource, files: readonly SiteFile[]) => Promise<() => void>
  /**
   * Shows what has been published, here or by another server, and what a day that has ended changes.
   * @param by what makes the pages, if not the renderer
   */
  refresh: (by?: SiteRenderer) => Promise<void>
  stop: () => void
}

/** Whether an address is that of a page of the site, or of its content: one that was taken down is not the build's. */
export const isPageOfSite = (address: string): boolean =>
  address.startsWith(CONTENT_FOLDER) || (address.endsWith('.html') && !/^\/admin[/.]/.test(address))

/** Keeps the pages of the site in memory, and makes them anew when they change. */
export function createServedSite({
  renderer,
  current,
  latest,
  clock,
  zone,
  onError,
}: ServedSiteDeps): ServedSite {
  let shown: { version: string; now: number; content: SiteSource['content']; files?: ClientFiles } = {
    version: '0',
    now: renderer.builtAt,
    content: renderer.content,
  }

  async function prepare(source: SiteSource, files: readonly SiteFile[]) {
    const sent: ClientFiles = new Map()
    // One after another, so that visitors do not wait for a processor.
    for (const file of files) sent.set(file.address, await sentFile(file))
    const { version, now, content } = source
    return () => {
      // A later version may have been shown meanwhile.
      if (Number(version) < Number(shown.version)) return
      shown = { version, now, content, files: sent }
    }
  }

  /** Whether an event has ended since the pages were made. */
  const hasDayTurned = () =>
    shown.content.events.cards.some(({ ends }) => {
      const end = overAt(ends, zone)
      return end > shown.now && end <= clock()
    })

  async function refresh(by = renderer) {
    if (String(await latest()) === shown.version && !hasDayTurned()) return
    const source = await current()
    const show = await prepare(source, await renderedFiles(by, source))
    show()
  }

  let isRefreshing = false
  const timer = setInterval(() => {
    if (isRefreshing) return
    isRefreshing = true
    refresh()
      .catch(onError)
      .finally(() => (isRefreshing = false))
  }, EVERY)
  timer.unref()

  return { files: () => shown.files, prepare, refresh, stop: () => clearInterval(timer) }
}
