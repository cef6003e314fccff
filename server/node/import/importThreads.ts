import { startImportThread, type ImportThread } from './importThread.ts'
import type { Role } from './messages.ts'

/** How long a thread waits for the next task, in ms: while somebody looks at what a check found. */
const KEPT = 60_000

/** Starts threads, and keeps one of each role for the next task: starting takes longer than a task with few rows. */
export interface ImportThreads {
  /** Returns a thread without a task. */
  take: (role: Role) => ImportThread
  /** Gives a thread back. It is kept, or ended. */
  giveBack: (thread: ImportThread) => Promise<void>
  /** Starts a thread that will probably be taken soon. */
  prepare: (role: Role) => void
  /** Ends those that are kept; no more are kept. */
  close: () => Promise<void>
}

/** @param entry the worker's code, see `importWorker.ts` */
export function importThreads(entry: string): ImportThreads {
  const kept = new Map<Role, { thread: ImportThread; timer: NodeJS.Timeout }>()
  let isClosed = false

  function takeKept(role: Role): ImportThread | undefined {
    const one = kept.get(role)
    if (!one) return undefined
    kept.delete(role)
    clearTimeout(one.timer)
    return one.thread
  }

  async function giveBack(thread: ImportThread) {
    if (isClosed || !thread.isReady() || kept.has(thread.role)) return thread.end()
    const timer = setTimeout(() => void takeKept(thread.role)?.end(), KEPT).unref()
    kept.set(thread.role, { thread, timer })
  }

  return {
    take(role) {
      const thread = takeKept(role)
      return thread?.isReady() ? thread : startImportThread(entry, role)
    },
    giveBack,
    prepare(role) {
      if (!isClosed && !kept.has(role)) void giveBack(startImportThread(entry, role))
    },
    async close() {
      isClosed = true
      await Promise.all([...kept.keys()].map(async (role) => takeKept(role)?.end()))
    },
  }
}
