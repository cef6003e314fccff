import type { Metadata } from 'sharp'

/** Bytes that reading an AVIF takes for each pixel, also of one with few colours. */
const AVIF = 24
const WEBP = 4

/**
 * Returns the memory that decoding a file takes at once, in bytes: most formats are read line by line, or smaller than they are;
 * others need the whole picture.
 */
export function memoryFor(file: Metadata): number {
  const { format, width, height, channels, depth, isProgressive, chromaSubsampling } = file
  const pixels = width * height
  if (format === 'heif') return pixels * AVIF
  if (format === 'webp') return pixels * WEBP
  if (!isProgressive) return 0
  if (format === 'png') return pixels * channels * (depth === 'ushort' ? 2 : 1)
  // Two bytes for each number of a JPEG; with half the colours, there are half as many.
  return pixels * (chromaSubsampling === '4:2:0' ? 3 : 2 * channels)
}
