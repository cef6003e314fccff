import { IMPORT_LIMITS } from '#contract/import/import.ts'
import { createGate } from '#server/gate.ts'
import {
  answerLines,
  IMPORTS_BUSY,
  type Finished,
  type Importer,
  type OnProgress,
} from '#server/import/answer.ts'
import type { ImportTask } from '#server/import/importer.ts'
import { unreadable } from '#server/import/unreadable.ts'
import type { Bytes } from '#server/stream.ts'
import { OutOfMemory, type ImportThread } from './importThread.ts'
import { importThreads } from './importThreads.ts'
import type { ImportOrder } from './messages.ts'

interface WorkerImporterParts {
  /** Path of the built worker. */
  entry: string
  location: ImportOrder['location']
  /** Called with an error after a response has begun; not if the client disconnected or the server stops. */
  onBroken: (error: unknown) => void
}

/** Maximum number of workers at once: each uses a core, and two writes would only wait for each other. */
const WORKERS = 2

const limits = {
  most: WORKERS,
  mostWaiting: 50,
  message: IMPORTS_BUSY,
}

/** A thread that has read more bytes ends with its task, because it keeps the memory. */
const KEPT_BYTES = 1024 * 1024

const TOO_SLOW = `Reading the file took longer than ${IMPORT_LIMITS.time / 1000} seconds. Split it into several files.`
const TOO_LARGE =
  'Reading the file takes too much memory. Copy the rows to a new spreadsheet, or split it into several files.'

/** Reads, checks and writes spreadsheets in worker threads, so that other requests are not slowed down. */
export interface WorkerImporter {
  importer: Importer
  /** Cancels all tasks; resolves when every worker has stopped. */
  close: () => Promise<void>
}

export function workerImporter({ entry, location, onBroken }: WorkerImporterParts): WorkerImporter {
  const gate = createGate(limits)
  const threads = importThreads(entry)
  const busy = new Set<ImportThread>()

  async function run(
    task: ImportTask,
    body: Bytes,
    onProgress: OnProgress,
    signal: AbortSignal,
  ): Promise<Finished> {
    const leave = await gate.enter(signal)
    const isSmall = body.byteLength <= KEPT_BYTES
    const thread = threads.take(isWrite(task) ? 'writing' : 'reading')
    busy.add(thread)
    const stop = () => thread.stop()
    let isLate = false
    function tooLate() {
      isLate = true
      stop()
    }
    const timer = isWrite(task) ? undefined : setTimeout(tooLate, IMPORT_LIMITS.time)
    signal.addEventListener('abort', stop)
    const free = async (isKept: boolean) => {
      await (isKept ? threads.giveBack(thread) : thread.end())
      busy.delete(thread)
      leave()
    }
    try {
      const answer = await thread.run({ location, task, body }, onProgress)
      void free(isSmall)
      // The rows are probably written next.
      if (task.does === 'check') threads.prepare('writing')
      return answer
    } catch (error) {
      void free(false)
      if (isLate) throw unreadable(TOO_SLOW)
      throw error instanceof OutOfMemory && !isWrite(task) ? unreadable(TOO_LARGE) : error
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
    }
  }

  return {
    async importer(task, body, signal) {
      if (task.does === 'write')
        return answerLines((onProgress, stop) => run(task, body, onProgress, stop), signal, onBroken)
      return run(task, body, () => {}, signal)
    },

    async close() {
      for (const thread of busy) thread.stop()
      await Promise.all([...[...busy].map(({ ended }) => ended), threads.close()])
    },
  }
}

const isWrite = ({ does }: ImportTask) => does === 'write' || does === 'undo'
