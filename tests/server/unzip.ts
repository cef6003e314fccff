import { crc32, inflateRawSync } from 'node:zlib'

const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
const DESCRIPTOR = 0x08074b50

/** The texts of an archive by name, read through its directory; throws when sizes or a checksum do not agree. */
export function unzip(bytes: Buffer): Map<string, string> {
  const end = bytes.length - 22
  if (bytes.readUInt32LE(end) !== END) throw new Error('no end of the directory')
  const count = bytes.readUInt16LE(end + 10)
  const directory = bytes.readUInt32LE(end + 16)
  if (directory + bytes.readUInt32LE(end + 12) !== end) throw new Error('the directory does not fit')

  const files = new Map<string, string>()
  let at = directory
  for (let index = 0; index < count; index += 1) {
    if (bytes.readUInt32LE(at) !== CENTRAL) throw new Error('no entry of the directory')
    const [crc, packed, size] = [16, 20, 24].map((place) => bytes.readUInt32LE(at + place))
    const nameLength = bytes.readUInt16LE(at + 28)
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    files.set(name, read(bytes, bytes.readUInt32LE(at + 42), { name, crc, packed, size }))
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  if (at !== end) throw new Error('the directory has more in it')
  return files
}

interface Entry {
  name: string
  crc: number | undefined
  packed: number | undefined
  size: number | undefined
}

function read(bytes: Buffer, offset: number, { name, crc, packed = 0, size }: Entry): string {
  if (bytes.readUInt32LE(offset) !== LOCAL) throw new Error(`${name}: no local header`)
  const nameLength = bytes.readUInt16LE(offset + 26)
  if (bytes.toString('utf8', offset + 30, offset + 30 + nameLength) !== name)
    throw new Error(`${name}: misnamed`)
  const start = offset + 30 + nameLength + bytes.readUInt16LE(offset + 28)
  const content = inflateRawSync(bytes.subarray(start, start + packed))
  const behind = start + packed
  const descriptor = [0, 4, 8, 12].map((place) => bytes.readUInt32LE(behind + place))
  const isWhole = content.length === size && crc32(content) === crc
  const isDescribed = descriptor.join() === [DESCRIPTOR, crc, packed, size].join()
  if (!isWhole || !isDescribed) throw new Error(`${name}: sizes or checksum do not agree`)
  return content.toString('utf8')
}
