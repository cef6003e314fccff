import { Zip, ZipDeflate, type ZipInputFile } from 'fflate'
import type { Bytes } from '#server/stream.ts'

/** A file of an archive. `content` yields its text in pieces and is called when the archive reaches the file. */
export interface ArchiveFile {
  name: string
  content: () => AsyncIterable<string> | Iterable<string>
}

/** Compresses a file of an archive. The caller may overwrite the pushed bytes once the push has resolved. */
export interface Packer extends ZipInputFile {
  push(bytes: Bytes, isLast: boolean): Promise<void> | void
}

/** Maximum size without zip64, in bytes. */
const MAX_SIZE = 0xffff_ffff

/** A fixed time, so that the same students produce the same file. */
const NO_TIME = '1980-01-01T12:00:00'

/** Compression by fflate, which runs everywhere. Higher levels than 1 hardly make the XML of a sheet smaller. */
function fflatePacker(name: string): Packer {
  return new ZipDeflate(name, { level: 1 })
}

/** Yields the pieces of a ZIP archive on demand. @throws {RangeError} if it is too large */
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
        // This piece was generated while the previous one was compressed.
        await pushed
        yield* take()
        pushed = packer.push(text.encode(piece), false)
        // A failure is handled by the later await, unless something else failed first.
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

/** Encodes text as UTF-8 into a reused buffer. */
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
