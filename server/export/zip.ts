import { crc32 } from './crc32.ts'
import { deflated, type Bytes } from './streams.ts'

/** A file of an archive; `content` is its text, in pieces, made when the archive gets there. */
export interface ZipFile {
  /** In ASCII. */
  name: string
  content: () => AsyncIterable<string> | Iterable<string>
}

/** A file that has been written: where, and how large, in bytes. */
interface Written {
  name: Uint8Array
  offset: number
  crc: number
  size: number
  packedSize: number
}

const u16 = (value: number) => [value & 0xff, value >>> 8]
const u32 = (value: number) => [...u16(value & 0xffff), ...u16(value >>> 16)]
const none = u16(0)

const LOCAL_HEADER = u32(0x04034b50)
const DESCRIPTOR = u32(0x08074b50)
const CENTRAL_HEADER = u32(0x02014b50)
const END = u32(0x06054b50)

const VERSION = u16(20)
/** Checksum and sizes follow the data (bit 3), as nobody knows them before; deflated; of 1980-01-01, the first day. */
const MANNER = [...VERSION, ...u16(0x0008), ...u16(8), ...none, ...u16(0x0021)]

/** An archive (PKWARE's APPNOTE, without zip64: below 4 GB), one piece after the other as they are asked for. */
export async function* zip(files: Iterable<ZipFile>): AsyncGenerator<Bytes> {
  const encoder = new TextEncoder()
  const written: Written[] = []
  let offset = 0

  for (const { name, content } of files) {
    const file: Written = { name: encoder.encode(name), offset, crc: 0, size: 0, packedSize: 0 }
    const plain = async function* () {
      for await (const text of content()) {
        const bytes = encoder.encode(text)
        file.crc = crc32(bytes, file.crc)
        file.size += bytes.byteLength
        yield bytes
      }
    }
    const header = localHeader(file)
    yield header
    for await (const piece of deflated(plain())) {
      file.packedSize += piece.byteLength
      yield piece
    }
    const after = Uint8Array.of(...DESCRIPTOR, ...measures(file))
    yield after
    offset += header.byteLength + file.packedSize + after.byteLength
    written.push(file)
  }

  const directory = written.flatMap(centralHeader)
  const count = u16(written.length)
  const where = [...u32(directory.length), ...u32(offset)]
  yield Uint8Array.of(...directory, ...END, ...none, ...none, ...count, ...count, ...where, ...none)
}

const measures = ({ crc, packedSize, size }: Written) => [...u32(crc), ...u32(packedSize), ...u32(size)]

function localHeader({ name }: Written) {
  const unknown = [...u32(0), ...u32(0), ...u32(0)]
  return Uint8Array.of(...LOCAL_HEADER, ...MANNER, ...unknown, ...u16(name.length), ...none, ...name)
}

function centralHeader(file: Written) {
  const start = [...CENTRAL_HEADER, ...VERSION, ...MANNER, ...measures(file), ...u16(file.name.length)]
  // No extra field, comment, second disk or attributes.
  const rest = [...none, ...none, ...none, ...none, ...u32(0)]
  return [...start, ...rest, ...u32(file.offset), ...file.name]
}
