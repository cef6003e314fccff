import { Zip, ZipDeflate, type ZipInputFile } from 'fflate'
import type { Bytes } from '#server/stream.ts'

/** A file of an archive; `content` is its text, in pieces, made when the archive gets there. */
export interface ArchiveFile {
  name: string
  content: () => AsyncIterable<string> | Iterable<string>
}

/** Compresses a file of an archive. The bytes that are pushed may be overwritten once the push is done. */
export interface Packer extends ZipInputFile {
  push(bytes: Bytes, isLast: boolean): Promise<void> | void
}

/** Largest size that an archive without zip64 can state, in bytes. */
const MAX_SIZE = 0xffff_ffff

/** The archive states no time: the same students give the same file. */
const NO_TIME = '1980-01-01T12:00:00'

/** fflate's own compression, which runs everywhere. Level 1: the XML of a sheet hardly becomes smaller by more. */
function fflatePacker(name: string): Packer {
  return new ZipDeflate(name, { level: 1 })
}

/** Returns a ZIP archive, one piece after the other as they are asked for. */
export async function* archive(files: Iterable<ArchiveFile>, packerOf = fflatePacker): AsyncGenerator<Bytes> {
  let packed: Bytes[] = []
  let size = 0
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    size += bytes.byteLength
    packed.push(bytes)
  })
  const take = () => {
    const taken = packed
    packed = []
    return taken
  }
  const text = textBuffer()

  for (const { name, content } of files) {
    const packer = packerOf(name)
    packer.mtime = NO_TIME
    zip.add(packer)
    try {
      let pushed: Promise<void> | void = undefined
      for await (const piece of content()) {
        // The next piece was made while the one before it was compressed.
        await pushed
        yield* take()
        pushed = packer.push(text.encode(piece), false)
        // Where it fails it is awaited later, or something else has failed before.
        pushed?.catch(() => {})
      }
      await pushed
      await packer.push(new Uint8Array(0), true)
    } finally {
      packer.terminate?.()
    }
    if (packer.size > MAX_SIZE || size > MAX_SIZE) throw new RangeError(`${name} is too large for an archive`)
    yield* take()
  }
  zip.end()
  yield* take()
}

/** Encodes text as UTF-8 into one buffer that is used again and again. */
function textBuffer() {
  const encoder = new TextEncoder()
  let buffer: Bytes = new Uint8Array(256 * 1024)
  return {
    encode(text: string): Bytes {
      // A UTF-16 unit takes three bytes at most.
      if (text.length * 3 > buffer.byteLength) buffer = new Uint8Array(text.length * 3)
      return buffer.subarray(0, encoder.encodeInto(text, buffer).written)
    },
  }
}
