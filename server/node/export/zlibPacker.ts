import { crc32, createDeflateRaw } from 'node:zlib'
import type { Packer } from '#server/export/archive.ts'
import type { Bytes } from '#server/stream.ts'

/** Takes half the time of level 6, for a file that is 5 % larger. */
const LEVEL = 3

const CHUNK = 64 * 1024

/** Compresses a file of an archive with Node's zlib, on another thread and in a fifth of fflate's time. */
export function zlibPacker(filename: string): Packer {
  const deflate = createDeflateRaw({ level: LEVEL, chunkSize: CHUNK })
  const packer: Packer = {
    filename,
    size: 0,
    crc: 0,
    compression: 8,
    push(bytes, isLast) {
      packer.crc = crc32(bytes, packer.crc)
      packer.size += bytes.byteLength
      return new Promise<void>((resolve, reject) => {
        deflate.once('error', reject)
        deflate.write(bytes, () => {
          deflate.off('error', reject)
          if (!isLast) resolve()
        })
        if (!isLast) return
        deflate.once('end', () => {
          packer.ondata?.(null, new Uint8Array(0), true)
          resolve()
        })
        deflate.end()
      })
    },
    terminate: () => deflate.destroy(),
  }
  deflate.on('data', (packed: Bytes) => packer.ondata?.(null, packed, false))
  // The error is passed to the caller of `push`.
  deflate.on('error', () => {})
  return packer
}
