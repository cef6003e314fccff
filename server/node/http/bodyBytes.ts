import type { Readable } from 'node:stream'
import { tooLarge, type BodyBindings } from '#server/body.ts'
import { Refusal } from '#server/refusal.ts'
import type { Bytes } from '#server/stream.ts'

/**
 * Maximum number of chunks of a body. A slow phone sends 256 kB in 500, one for each packet. Each costs the same,
 * however small it is.
 */
const MAX_PIECES = 8192

/** Bytes of the smallest packets of a network, which count where a body may be large. */
const LEAST_PIECE = 512

/** An app, called with each request. */
export type Fetch = (request: Request, env: BodyBindings) => Response | Promise<Response>

/**
 * Returns an app that reads bodies from Node's own stream. The time of fetch streams grows with the square of the
 * number of chunks.
 */
export const readingBodies =
  (fetch: Fetch) =>
  (request: Request, env: { incoming: Readable }): Response | Promise<Response> =>
    fetch(request, { ...env, readBytes: (most) => bytesOf(env.incoming, most) })

/**
 * @throws {Refusal} 413 for more than `most` bytes, 400 for too many chunks or a lost connection
 */
function bytesOf(incoming: Readable, most: number): Promise<Bytes> {
  const pieces: Buffer[] = []
  let size = 0
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      incoming.off('data', onData).off('end', onEnd).off('error', onLost).off('close', onLost)
      settle()
    }
    const onData = (piece: Buffer) => {
      size += piece.byteLength
      pieces.push(piece)
      if (size > most) end(() => reject(tooLarge(most)))
      else if (pieces.length > Math.max(MAX_PIECES, most / LEAST_PIECE)) end(() => reject(tooManyPieces()))
    }
    const onEnd = () => end(() => resolve(joined(pieces, size)))
    const onLost = () => end(() => reject(cutShort()))
    if (incoming.destroyed) return onLost()
    return incoming.on('data', onData).on('end', onEnd).on('error', onLost).on('close', onLost)
  })
}

function joined(pieces: readonly Buffer[], size: number): Bytes {
  const bytes = new Uint8Array(size)
  let at = 0
  for (const piece of pieces) {
    bytes.set(piece, at)
    at += piece.byteLength
  }
  return bytes
}

const tooManyPieces = () => new Refusal(400, 'The request came in too many pieces.')
const cutShort = () => new Refusal(400, 'The request ended before its body did.')
