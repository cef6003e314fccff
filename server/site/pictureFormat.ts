import { invalid, Refusal } from '#server/refusal.ts'

/** What kind of file an uploaded picture is; the ending of its name. */
type PictureFormat = 'jpg' | 'png' | 'webp' | 'avif'

/** Sentences for files that are refused: each says what to do. */
export const pictureRefusals = {
  empty: 'This file is empty. Choose the picture again from where it was taken.',
  tooLarge:
    'This file is larger than 12 MB. Make the picture smaller, or save it as a JPEG, and choose it again.',
  heic: "This is an iPhone photograph in HEIC. Choose 'Most compatible' in Settings, Camera, Formats, or share it as a JPEG.",
  svg: 'This is a drawing in SVG. Save it as a PNG, at least 1600 pixels wide, and choose that.',
  gif: 'This is a GIF. Save the picture as a JPEG or PNG, and choose that.',
  pdf: 'This is a PDF. Save the page as a JPEG or PNG, and choose that.',
  unknown: 'This is not a picture, whatever the name of the file says. Choose a JPEG, PNG, WebP or AVIF.',
  damaged:
    'This picture is incomplete or damaged. Choose it again from where it was taken, or save it as a new JPEG.',
  tooNarrow: 'This picture is less than 300 pixels wide. Choose a larger one, or the original of this one.',
  tooTall: 'This picture is more than 5 times as tall as it is wide. Cut a part of it out, and choose that.',
  tooWide: 'This picture is more than 5 times as wide as it is tall. Cut a part of it out, and choose that.',
  tooManyPixels: 'This picture has more than 50 megapixels. Make it smaller, such as 4000 pixels wide.',
  tooHeavy:
    'This picture takes too much memory to read. Make it smaller, such as 3000 pixels wide, and save it as a JPEG.',
  tooSlow: 'Reading this picture took too long. Make it smaller, or save it as a new JPEG, and choose that.',
} as const

/** Returns the 422 for a file. */
export const refusedPicture = (why: keyof typeof pictureRefusals): Refusal =>
  invalid({ file: [pictureRefusals[why]] }, pictureRefusals[why])

/** Refuses every picture, where no part of the program makes them. */
export async function noPictures(): Promise<never> {
  throw new Refusal(503, 'Pictures cannot be added here.')
}

/** Brands of the ISO base media format that photographs of phones have; AVIF has the same container. */
const heicBrands = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']

/**
 * Returns what kind of file it is by its first bytes, whatever its name and type say.
 * @throws {Refusal} 422 for every other file
 */
export function formatOf(bytes: Uint8Array): PictureFormat {
  if (bytes.byteLength === 0) throw refusedPicture('empty')
  const begin = new TextDecoder('latin1').decode(bytes.subarray(0, 1024))
  if (begin.startsWith('\u00FF\u00D8\u00FF')) return 'jpg'
  if (begin.startsWith('\u0089PNG\r\n\u001A\n')) return 'png'
  if (begin.startsWith('RIFF') && begin.startsWith('WEBP', 8)) return 'webp'
  if (begin.startsWith('ftyp', 4)) return avifOf(bytes, begin)
  if (/^GIF8[79]a/.test(begin)) throw refusedPicture('gif')
  if (begin.includes('%PDF-')) throw refusedPicture('pdf')
  if (/<svg[\s>]/i.test(begin)) throw refusedPicture('svg')
  throw refusedPicture('unknown')
}

/** The first box has its size, 'ftyp', the main brand, a version, and the brands of which it is as well. */
function avifOf(bytes: Uint8Array, begin: string): PictureFormat {
  const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
  const brands: string[] = begin.slice(8, size).match(/.{4}/gs) ?? []
  if (brands.includes('avif') || brands.includes('avis')) return 'avif'
  throw refusedPicture(brands.some((brand) => heicBrands.includes(brand)) ? 'heic' : 'unknown')
}
