import { Hono } from 'hono'
import { UploadedPicture, type SitePicture } from '#contract/site/editing.ts'
import { PICTURE_LIMITS, picturePaths } from '#contract/site/pictures.ts'
import type { AppEnv } from '#server/appEnv.ts'
import { readBytes } from '#server/body.ts'
import { createLimiter } from '#server/limiter.ts'
import { guardedRoute, savedOf, strict } from '#server/guardedRoute.ts'
import { found, Refusal } from '#server/refusal.ts'
import type { MadePicture, PictureSizes, PictureStore } from '#server/store/pictureStore.ts'
import type { Bytes } from '#server/stream.ts'
import { digestOf } from '#server/submit.ts'
import { formatOf, refusedPicture } from './pictureFormat.ts'
import type { SitePictures } from './published.ts'

/**
 * Makes the files of a picture from an uploaded file, whose buffer may be taken away.
 * @throws {Refusal} 422 if it cannot be used
 */
export type MakePictures = (file: Bytes) => Promise<MadePicture>

interface PictureDeps {
  pictures: PictureStore
  makePictures: MakePictures
}

/** Most files in memory at once: one at work, and two that are read or wait. */
const FILES_AT_ONCE = 3
/** Most requests that wait, unread. */
const MOST_WAITING = 30

const BUSY = 'Other pictures are being made right now. Please try again in a moment.'

/** Letters of the digest in a name. */
const DIGEST_LETTERS = 20

/** The width that pages show without `srcset`, in px. */
const USUAL_WIDTH = 960

/** Returns what finds uploaded pictures, as pages show them. */
export const uploadedPictures = (pictures: Pick<PictureStore, 'sizesOf'>): SitePictures => ({
  async of(names) {
    const sizesByName = await pictures.sizesOf([...names])
    return new Map([...sizesByName].map(([name, sizes]) => [name, pictureOf(name, sizes)]))
  },
})

function pictureOf(name: string, { width, height, widths }: PictureSizes): SitePicture {
  const usual = widths.findLast((one) => one <= USUAL_WIDTH) ?? width
  const srcSet = widths.map((one) => `${picturePaths.inWidth(name, one)} ${one}w`).join(', ')
  return { src: picturePaths.inWidth(name, usual), srcSet, width, height }
}

/** `/site/pictures`: takes pictures for the site. The same file has the same name, and is made once. */
export function pictureRoutes({ pictures, makePictures }: PictureDeps) {
  const uploaded = uploadedPictures(pictures)
  const files = createLimiter({ most: FILES_AT_ONCE, mostWaiting: MOST_WAITING, message: BUSY })
  const making = createLimiter({ most: 1, mostWaiting: FILES_AT_ONCE, message: BUSY })

  async function madeOf(file: Bytes, signal: AbortSignal) {
    const leave = await making.enter(signal)
    return makePictures(file).finally(leave)
  }

  return new Hono<AppEnv>().post(
    '/',
    guardedRoute('POST /site/pictures', 'Add a picture for the site', savedOf(strict(UploadedPicture)), {
      readsFile: ['image/*', 'application/octet-stream'],
    }),
    async (c) => {
      const type = c.req.header('content-type') ?? ''
      if (!/^(?:image\/|application\/octet-stream)/i.test(type))
        throw new Refusal(415, 'Send the picture as image/* or application/octet-stream.')
      const { signal } = c.req.raw
      const leave = await files.enter(signal)
      try {
        const file = await readBytes(c, PICTURE_LIMITS.fileBytes).catch(refuseTooLarge)
        const format = formatOf(file)
        const name = `p-${(await digestOf(file)).slice(0, DIGEST_LETTERS)}.${format}`
        const { actor } = c.var
        if (!(await pictures.keep(name, actor))) await pictures.add(name, await madeOf(file, signal), actor)
        const picture = found((await uploaded.of([name])).get(name), 'Picture')
        return c.json({ success: true, data: { name, ...picture } })
      } finally {
        leave()
      }
    },
  )
}

/** The limit of the file is told beside its field. */
function refuseTooLarge(error: unknown): never {
  throw error instanceof Refusal && error.status === 413 ? refusedPicture('tooLarge') : error
}
