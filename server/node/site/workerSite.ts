import { constants } from 'node:os'
import type { SiteFile, SiteRenderer, SiteSource } from '#contract/site/renderer.ts'
import { workerPool } from '#server/node/workers/pool.ts'

/** A task is a version of the site, all of it or the page at an address; what was made of it comes at once. */
export interface SiteProtocol {
  task: { zone: string; source: SiteSource; address?: string }
  head: { files: SiteFile[] } | { page: string }
}

const thread = {
  name: 'site',
  memory: 192,
  patience: 0,
  // Visitors go first, but on a busy machine a publish must not take many times as long.
  priority: constants.priority.PRIORITY_BELOW_NORMAL,
  // While somebody edits, each change is shown beside the form.
  kept: 120_000,
  longest: 60_000,
  tooLate: () => new Error('The pages of the site took too long'),
}

export interface WorkerSite {
  renderer: SiteRenderer
  /** Cancels what is made; resolves when the worker has stopped. */
  close: () => Promise<void>
}

/**
 * Makes the pages of the site in a worker thread: the letters of one quotation take the better part of a second.
 * @param entry the worker's code, see `siteWorker.ts`
 * @param own what the build has of the site
 * @param zone the institute's IANA time zone
 */
export function workerSite(entry: string, own: SiteRenderer, zone: string): WorkerSite {
  const { run, close } = workerPool<SiteProtocol>(entry, thread)
  return {
    renderer: {
      ...own,
      async *files(source) {
        const { begun } = await run({ zone, source })
        const made = await begun
        if ('files' in made) yield* made.files
      },
      async page(source, address) {
        const { begun } = await run({ zone, source, address })
        const made = await begun
        return 'page' in made ? made.page : ''
      },
    },
    close,
  }
}
