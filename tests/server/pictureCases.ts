import sharp, { type Sharp } from 'sharp'
import type { Bytes } from '#server/stream.ts'

/** A photograph of a size: a slope of colours, so that turning and cutting are seen. */
export function photograph(width: number, height: number) {
  const slope = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="slope"><stop stop-color="#c22"/><stop offset="1" stop-color="#22c"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#slope)"/></svg>`
  return sharp(Buffer.from(slope)).flatten()
}

/** A photograph that was taken with the phone upright, with the place where, and who took it. */
export const taken = (width = 800, height = 600) =>
  photograph(width, height)
    .withExif({
      IFD0: { Orientation: '6', Artist: 'Somebody' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '11/1 15/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '75/1 46/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })

const text = (content: string): Bytes => Uint8Array.from(Buffer.from(content, 'latin1'))

/** A PNG of some bytes whose header says how large it is. */
export async function bombOf(width: number, height: number): Promise<Bytes> {
  const small = Uint8Array.from(await photograph(1, 1).png().toBuffer())
  const header = new DataView(small.buffer)
  header.setUint32(16, width)
  header.setUint32(20, height)
  header.setUint32(29, crc32(small.subarray(12, 29)))
  return small
}

function crc32(bytes: Uint8Array): number {
  let crc = -1
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xed_b8_83_20 : 0)
  }
  return ~crc >>> 0
}

/** Files that are no pictures for the site, with a word of the sentence that refuses each. */
export const wrongFiles: readonly [what: string, file: Bytes, said: string][] = [
  ['nothing', text(''), 'empty'],
  ['HEIC', text('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'), "Choose 'Most compatible'"],
  ['HEIC by its other brands', text('\0\0\0\u0018ftypmif1\0\0\0\0mif1heic'), "Choose 'Most compatible'"],
  ['a video', text('\0\0\0\u0018ftypmp42\0\0\0\0mp42isom'), 'not a picture'],
  ['a GIF', text('GIF89a\u0001\0\u0001\0'), 'GIF'],
  ['SVG', text('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'SVG'],
  ['a PDF', text('%PDF-1.7\n'), 'PDF'],
  ['a document with another name', text('PK\u0003\u0004word/document.xml'), 'not a picture'],
  ['a page', text('<!doctype html><title>Hall</title>'), 'not a picture'],
  ['a BMP', text('BM\u0036\0\0\0'), 'not a picture'],
  ['a TIFF', text('II*\0\u0008\0\0\0'), 'not a picture'],
  ['a JPEG of its first bytes alone', text('\u00FF\u00D8\u00FF\u00E0'), 'damaged'],
  ['a PNG of its first bytes alone', text('\u0089PNG\r\n\u001A\n'), 'damaged'],
  ['a WebP of its first bytes alone', text('RIFF\u0004\0\0\0WEBP'), 'damaged'],
  ['an AVIF of its first bytes alone', text('\0\0\0\u0018ftypavif\0\0\0\0mif1avif'), 'damaged'],
]

/** The same picture as files of each kind that is taken. */
export const kinds = {
  jpg: (picture: Sharp) => picture.jpeg(),
  png: (picture: Sharp) => picture.png(),
  webp: (picture: Sharp) => picture.webp(),
  avif: (picture: Sharp) => picture.avif({ effort: 0 }),
}

export const bytesOf = async (picture: Sharp): Promise<Bytes> => Uint8Array.from(await picture.toBuffer())
