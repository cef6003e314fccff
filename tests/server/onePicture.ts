import type { MakePictures } from '#server/site/pictures.ts'

/** A picture of one file, whatever is uploaded. */
export const onePicture: MakePictures = async () => ({
  width: 480,
  height: 320,
  files: [{ width: 480, type: 'webp', bytes: Uint8Array.of(1) }],
})

/** The call that uploads one: the first bytes are those of a WebP. */
export const pictureCall = { body: 'RIFF0000WEBP', headers: { 'content-type': 'image/webp' } }
