/** The difference between two screenshots. */
import sharp from 'sharp'

/** @typedef {{ data: Buffer, info: { width: number, height: number } }} Raw RGB, three bytes for each pixel */

/** @param {Buffer} png @returns {Promise<Raw>} */
const decode = (png) =>
  sharp(png).removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })

/** A red that the product does not use. */
const MARK = [230, 0, 90]

/**
 * @param {Buffer} before PNG
 * @param {Buffer} after PNG, of any size
 * @returns {Promise<{ changed: number, picture: Buffer }>} the number of changed pixels, and a PNG that shows them in
 *   red over the faded first screenshot
 */
export async function difference(before, after) {
  const [first, second] = await Promise.all([decode(before), decode(after)])
  const width = Math.max(first.info.width, second.info.width)
  const height = Math.max(first.info.height, second.info.height)
  const picture = Buffer.alloc(width * height * 3, 255)
  let changed = 0
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const offset = (y * width + x) * 3
      const a = offsetIn(first, x, y)
      const b = offsetIn(second, x, y)
      if (isSame(first.data, a, second.data, b)) {
        const grey = ((first.data[a] ?? 0) + (first.data[a + 1] ?? 0) + (first.data[a + 2] ?? 0)) / 3
        picture.fill(190 + grey / 4, offset, offset + 3)
      } else {
        changed += 1
        picture.set(MARK, offset)
      }
    }
  }
  const png = await sharp(picture, { raw: { width, height, channels: 3 } })
    .png({ palette: true, effort: 1 })
    .toBuffer()
  return { changed, picture: png }
}

/** Returns the offset of a pixel's bytes; -1 outside the picture. @param {Raw} raw @param {number} x @param {number} y */
const offsetIn = ({ info }, x, y) => (x < info.width && y < info.height ? (y * info.width + x) * 3 : -1)

/** @param {Buffer} first @param {number} a @param {Buffer} second @param {number} b */
const isSame = (first, a, second, b) =>
  a >= 0 && b >= 0 && [0, 1, 2].every((channel) => first[a + channel] === second[b + channel])
