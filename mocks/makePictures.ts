import { PICTURE_SIZE, SHARE_SIZE, widthsOf } from '#contract/site/pictures.ts'
import { refusedPicture } from '#server/site/pictureFormat.ts'
import type { MakePictures } from '#server/site/pictures.ts'
import type { PictureFile } from '#server/store/pictureStore.ts'

/** Draws the middle of a picture at a size. */
async function drawn(picture: ImageBitmap, size: { width: number; height: number }, type: string) {
  const canvas = new OffscreenCanvas(size.width, size.height)
  const scale = Math.max(size.width / picture.width, size.height / picture.height)
  const [width, height] = [picture.width * scale, picture.height * scale]
  const context = canvas.getContext('2d')
  context?.drawImage(picture, (size.width - width) / 2, (size.height - height) / 2, width, height)
  return new Uint8Array(await (await canvas.convertToBlob({ type })).arrayBuffer())
}

/** Makes pictures as the server does, with what a browser has: without AVIF. */
export const makePicturesHere: MakePictures = async (file) => {
  const picture = await createImageBitmap(new Blob([file])).catch(() => {
    throw refusedPicture('damaged')
  })
  const scale = Math.min(1, PICTURE_SIZE.width / picture.width, PICTURE_SIZE.height / picture.height)
  const sizeOf = (width: number) => ({
    width,
    height: Math.round((width * picture.height) / picture.width),
  })
  const size = sizeOf(Math.round(picture.width * scale))
  const files: PictureFile[] = []
  for (const width of widthsOf(size.width))
    files.push({ width, type: 'webp', bytes: await drawn(picture, sizeOf(width), 'image/webp') })
  const share = await drawn(picture, SHARE_SIZE, 'image/jpeg')
  return { ...size, files: [...files, { width: SHARE_SIZE.width, type: 'share', bytes: share }] }
}
