import sharp, { type Sharp } from 'sharp'
import { PICTURE_LIMITS, PICTURE_SIZE, SHARE_SIZE, widthsOf } from '#contract/site/pictures.ts'
import { serve } from '#server/node/workers/serve.ts'
import type { MadePicture, PictureFile, PictureType } from '#server/store/pictureStore.ts'
import type { Bytes } from '#server/stream.ts'
import { memoryFor } from './pictureMemory.ts'
import type { PictureProtocol, PictureRefusal } from './workerPictures.ts'

/** Entry point of a worker thread: makes the files of uploaded pictures. */

// Every picture is another one, and one core is left to requests.
sharp.cache(false)
sharp.concurrency(1)

/** Most memory that reading a file may take beside its pixels of the greatest size, in bytes. */
const MOST_MEMORY = 90_000_000

/** Each is good enough at half the bytes of a JPEG. More effort takes seconds for a few percent, and full colours twice the memory. */
const formats = {
  avif: { quality: 58, effort: 2, chromaSubsampling: '4:2:0' },
  webp: { quality: 78 },
  jpeg: { quality: 82, mozjpeg: true },
} as const

type Pixels = Awaited<ReturnType<typeof readPixels>>

class Refused extends Error {
  constructor(readonly why: PictureRefusal) {
    super(why)
  }
}

const bytesOf = async (picture: Sharp): Promise<Bytes> => Uint8Array.from(await picture.toBuffer())

/**
 * Reads a file as sRGB of 8 bits, upright, and not larger than the greatest size. Nothing else of it is left: no place, no text
 * and no profile.
 */
async function readPixels(file: Bytes) {
  const seen = await sharp(file, { limitInputPixels: false }).metadata()
  if (seen.width * seen.height > PICTURE_LIMITS.pixels) throw new Refused('tooManyPixels')
  if (memoryFor(seen) > MOST_MEMORY) throw new Refused('tooHeavy')
  const { width, height } = seen.autoOrient
  if (width < PICTURE_LIMITS.width) throw new Refused('tooNarrow')
  if (height > width * PICTURE_LIMITS.proportion) throw new Refused('tooTall')
  if (width > height * PICTURE_LIMITS.proportion) throw new Refused('tooWide')
  return sharp(file, { limitInputPixels: PICTURE_LIMITS.pixels, failOn: 'error' })
    .autoOrient()
    .resize({ ...PICTURE_SIZE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
}

/** Makes the files of a picture, one after another, unless it is cancelled. */
async function* filesOf({ data, info }: Pixels): AsyncGenerator<PictureFile> {
  const { width, height, channels } = info
  const open = () => sharp(data, { raw: { width, height, channels } })
  const file = async (of: Sharp, size: number, type: PictureType) => ({
    width: size,
    type,
    bytes: await bytesOf(of),
  })
  for (const size of widthsOf(width)) {
    const smaller = open().resize({ width: size })
    yield await file(smaller.clone().avif(formats.avif), size, 'avif')
    yield await file(smaller.webp(formats.webp), size, 'webp')
  }
  const shared = open()
    .resize({ ...SHARE_SIZE, fit: 'cover' })
    .flatten({ background: 'white' })
  yield await file(shared.jpeg(formats.jpeg), SHARE_SIZE.width, 'share')
}

async function make(file: Bytes, signal: AbortSignal): Promise<MadePicture> {
  const pixels = await readPixels(file).catch((error: unknown) => {
    throw error instanceof Refused ? error : new Refused('damaged')
  })
  const files: PictureFile[] = []
  for await (const one of filesOf(pixels)) {
    signal.throwIfAborted()
    files.push(one)
  }
  return { width: pixels.info.width, height: pixels.info.height, files }
}

serve<PictureProtocol>(async (file, { begin, signal }) => {
  try {
    const made = await make(file, signal)
    begin(
      made,
      made.files.map(({ bytes }) => bytes.buffer),
    )
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    begin({ why: error.why })
  }
})
