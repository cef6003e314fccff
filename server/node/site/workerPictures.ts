import { constants } from 'node:os'
import { workerPool } from '#server/node/workers/pool.ts'
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

const thread = {
  name: 'picture',
  // The pixels are outside of the memory that is limited here.
  memory: 64,
  patience: 0,
  // Requests go first.
  priority: constants.priority.PRIORITY_LOW,
  // People add several.
  kept: 30_000,
  tooLate: () => refusedPicture('tooSlow'),
}

/** Makes pictures in a worker thread, one at a time. */
export interface WorkerPictures {
  makePictures: MakePictures
  /** Cancels what is made; resolves when the worker has stopped. */
  close: () => Promise<void>
}

/** @param entry the worker's code, see `pictureWorker.ts` */
export function workerPictures(entry: string, longest = LONGEST): WorkerPictures {
  const { run, close } = workerPool<PictureProtocol>(entry, { ...thread, longest })
  return {
    async makePictures(file) {
      const { begun } = await run(file, { transfer: [file.buffer] })
      const made = await begun
      if ('why' in made) throw refusedPicture(made.why)
      return made
    },
    close,
  }
}
