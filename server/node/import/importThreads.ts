import { constants } from 'node:os'
import type { ImportHead } from '#server/import/answer.ts'
import type { ImportTask } from '#server/import/importer.ts'
import type { DataLocation } from '#server/node/openStore.ts'
import { startThread, type Thread } from '#server/node/workers/thread.ts'
import type { Bytes } from '#server/stream.ts'

/** What a worker does with the body of a request. */
export interface ImportOrder {
  location: Pick<DataLocation, 'DATABASE_URL' | 'DATA_DIR'>
  task: ImportTask
  body: Bytes
}

/**
 * What a thread does: tasks that only read, or those that write. Reading hostile files ends at the memory limit, and at once when
 * it is cancelled; a write must not end in the middle. Requests go before reading, but others wait for the lock of a write.
 */
const roles = {
  reading: { memory: 256, patience: 0, priority: constants.priority.PRIORITY_BELOW_NORMAL },
  writing: { memory: 512 },
}

type Role = keyof typeof roles

export interface ImportProtocol {
  task: ImportOrder
  head: ImportHead
}

type ImportThread = Thread<ImportProtocol>

/** How long a thread waits for the next task, in ms: while somebody looks at what a check found. */
const IDLE_FOR = 60_000

/** Starts threads, and keeps one of each role for the next task: starting takes longer than a task with few rows. */
export interface ImportThreads {
  /** Returns a thread without a task. */
  take: (role: Role) => ImportThread
  /** Gives a thread back. It is kept, or ended. */
  giveBack: (role: Role, thread: ImportThread) => Promise<void>
  /** Starts a thread that will probably be taken soon. */
  prepare: (role: Role) => void
  /** Ends those that are kept; no more are kept. */
  close: () => Promise<void>
}

/** @param entry the worker's code, see `importWorker.ts` */
export function importThreads(entry: string): ImportThreads {
  const idle = new Map<Role, { thread: ImportThread; timer: NodeJS.Timeout }>()
  // Workers do not wait for the readers of progress.
  const buffer = { bytes: 0, size: Number.POSITIVE_INFINITY }
  let isClosed = false

  const start = (role: Role): ImportThread => startThread(entry, { name: 'import', buffer, ...roles[role] })

  function takeIdle(role: Role): ImportThread | undefined {
    const one = idle.get(role)
    if (!one) return undefined
    idle.delete(role)
    clearTimeout(one.timer)
    return one.thread
  }

  async function giveBack(role: Role, thread: ImportThread) {
    if (isClosed || !thread.isReady() || idle.has(role)) return thread.end()
    const timer = setTimeout(() => void takeIdle(role)?.end(), IDLE_FOR).unref()
    idle.set(role, { thread, timer })
  }

  return {
    take(role) {
      const thread = takeIdle(role)
      return thread?.isReady() ? thread : start(role)
    },
    giveBack,
    prepare(role) {
      if (!isClosed && !idle.has(role)) void giveBack(role, start(role))
    },
    async close() {
      isClosed = true
      await Promise.all([...idle.keys()].map(async (role) => takeIdle(role)?.end()))
    },
  }
}
