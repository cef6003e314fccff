import type { Bytes } from '#server/stream.ts'
import { IMPORT_LIMITS } from '#contract/import/import.ts'
import { DAMAGED, unreadable } from './unreadable.ts'

/** An archive that is read in memory. Nothing is written under the names of its files, so they cannot do harm. */
export interface OpenZip {
  has: (name: string) => boolean
  /** Yields the content of a file in pieces. @throws {Refusal} if it is damaged, or all together unzips to too much */
  read: (name: string) => AsyncGenerator<Uint8Array>
}

interface Entry {
  method: number
  /** In bytes: where its local header is, and its size as packed. */
  at: number
  size: number
}

const END = 0x06054b50
const CENTRAL = 0x02014b50
const LOCAL = 0x04034b50
const END_SIZE = 22
const CENTRAL_SIZE = 46
const LOCAL_SIZE = 30
const MAX_COMMENT = 0xffff
const MAX_FILES = 2000
/** Bit of an encrypted entry. */
const ENCRYPTED = 1

/** Opens an archive by its central directory (APPNOTE 6.3.10). @throws {Refusal} if it is damaged or encrypted */
export function openZip(bytes: Bytes): OpenZip {
  const entries = entriesOf(bytes)
  const budget = { left: IMPORT_LIMITS.unzippedBytes }
  return {
    has: (name) => entries.has(name),
    async *read(name) {
      const entry = entries.get(name)
      if (!entry) throw unreadable(DAMAGED)
      for await (const piece of inflated(packedIn(bytes, entry), entry.method)) {
        budget.left -= piece.byteLength
        if (budget.left < 0) throw tooMuch()
        yield piece
      }
    },
  }
}

const tooMuch = () =>
  unreadable(
    `The file unzips to more than ${IMPORT_LIMITS.unzippedBytes / 1024 / 1024} MB. Copy the rows to a new spreadsheet and save that.`,
  )

function entriesOf(bytes: Bytes): Map<string, Entry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOf(view)
  const entries = new Map<string, Entry>()
  const count = view.getUint16(end + 10, true)
  if (count > MAX_FILES)
    throw unreadable(`The file has more than ${IMPORT_LIMITS.sheets} sheets. Save the sheet you need alone.`)
  let at = view.getUint32(end + 16, true)
  for (let index = 0; index < count; index += 1) {
    if (at + CENTRAL_SIZE > bytes.byteLength || view.getUint32(at, true) !== CENTRAL)
      throw unreadable(DAMAGED)
    if (view.getUint16(at + 8, true) & ENCRYPTED)
      throw unreadable('The file is protected by a password. Remove the password, save it and try again.')
    const nameLength = view.getUint16(at + 28, true)
    const nameAt = at + CENTRAL_SIZE
    const name = new TextDecoder().decode(bytes.subarray(nameAt, nameAt + nameLength))
    entries.set(name, {
      method: view.getUint16(at + 10, true),
      size: view.getUint32(at + 20, true),
      at: view.getUint32(at + 42, true),
    })
    at = nameAt + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

/** Returns where the end record of the archive is: it may be followed by a comment. */
function endOf(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_SIZE - MAX_COMMENT)
  for (let at = view.byteLength - END_SIZE; at >= first; at -= 1)
    if (view.getUint32(at, true) === END) return at
  throw unreadable(DAMAGED)
}

function packedIn(bytes: Bytes, { at, size }: Entry): Bytes {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (at + LOCAL_SIZE > bytes.byteLength || view.getUint32(at, true) !== LOCAL) throw unreadable(DAMAGED)
  const start = at + LOCAL_SIZE + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
  if (start + size > bytes.byteLength) throw unreadable(DAMAGED)
  return bytes.subarray(start, start + size)
}

/** Methods: 0 is stored, 8 is deflate. */
async function* inflated(packed: Bytes, method: number): AsyncGenerator<Uint8Array> {
  if (method === 0) {
    yield packed
    return
  }
  if (method !== 8) throw unreadable(DAMAGED)
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((error: unknown) => {
        throw error instanceof TypeError || isZlib(error) ? unreadable(DAMAGED) : error
      })
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}

/** Whether Node's zlib threw an error; browsers throw a TypeError. */
const isZlib = (error: unknown) =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
