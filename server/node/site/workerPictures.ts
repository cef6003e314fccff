import { constants } from 'node:os'
import { startThread, type Thread } from '#server/node/workers/thread.ts'
import { Stopped } from '#server/node/workers/job.ts'
import { refusedPicture, type pictureRefusals } from '#server/site/pictureFormat.ts'
import type { MakePictures } from '#server/site/pictures.ts'
import type { MadePicture } from '#server/store/pictureStore.ts'
import type { Bytes } from '#server/stream.ts'

/** Why a worker did not make a picture. */
export type PictureRefusal = keyof typeof pictureRefusals

/** A task is the file; what was made of it comes at once, as it is smaller than the file may be. */
export interface PictureProtocol {
  task: Bytes
  head: MadePicture | { why: PictureRefusal }
}

/** Longest time for one picture, in ms. */
const LONGEST = 60_000

/** How long a thread waits for the next picture, in ms: people add several. */
const IDLE_FOR = 30_000

/** The pixels are outside of the memory that is limited here. Requests go first. */
const thread = { name: 'picture', memory: 64, patience: 0, priority: constants.priority.PRIORITY_LOW }

/** Makes pictures in a worker thread, one at a time. */
export interface WorkerPictures {
  makePictures: MakePictures
  /** Cancels what is made; resolves when the worker has stopped. */
  close: () => Promise<void>
}

/** @param entry the worker's code, see `pictureWorker.ts` */
export function workerPictures(entry: string, longest = LONGEST): WorkerPictures {
  const buffer = { bytes: 0, size: Number.POSITIVE_INFINITY }
  let idle: Thread<PictureProtocol> | undefined
  let timer: NodeJS.Timeout | undefined
  let stop = (_reason: Error) => {}

  async function end() {
    const ended = idle
    idle = undefined
    await ended?.end()
  }

  return {
    async makePictures(file) {
      clearTimeout(timer)
      if (idle?.isReady() !== true) idle = startThread<PictureProtocol>(entry, { ...thread, buffer })
      const job = idle.run(file, [file.buffer])
      stop = (reason) => job.stop(reason)
      const tooLate = setTimeout(() => job.stop(refusedPicture('tooSlow')), longest)
      try {
        const made = await job.begun
        if ('why' in made) throw refusedPicture(made.why)
        return made
      } finally {
        await job.ended
        clearTimeout(tooLate)
        timer = setTimeout(() => void end(), IDLE_FOR).unref()
      }
    },

    async close() {
      clearTimeout(timer)
      stop(new Stopped('The server stops'))
      await end()
    },
  }
}
