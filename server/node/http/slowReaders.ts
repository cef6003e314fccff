import type { Server } from 'node:http'

/** Minimum rate at which a client must read its response, in bytes per second: half of what a 2G phone achieves. */
const RATE = 1024

/** How long it may be slower at the beginning, in ms. */
const GRACE = 30_000

/** Maximum silence in both directions during a request, in ms. */
const SILENCE = 60_000

/** Interval of checks, in ms. */
const INTERVAL = 1000

/** The properties of Node's sockets that are used. */
interface Reader {
  readonly writableLength: number
  readonly bytesWritten: number
  destroy(): unknown
}

interface Reading {
  /** Bytes that the client had read at the last check. */
  taken: number
  /** In ms; extended with every byte that is read. */
  deadline: number
}

/** Finds clients that read their response below the minimum rate. */
export class SlowReaders {
  readonly #readings = new Map<Reader, Reading | undefined>()

  watch(reader: Reader): void {
    this.#readings.set(reader, undefined)
  }

  forget(reader: Reader): void {
    this.#readings.delete(reader)
  }

  /**
   * Ends the connections whose deadline has passed.
   * @param now in ms, of a monotonic clock
   */
  look(now: number): void {
    for (const [reader, reading] of this.#readings) {
      const next = readingAt(now, reader, reading)
      this.#readings.set(reader, next)
      if (next && now > next.deadline) reader.destroy()
    }
  }
}

const timeFor = (bytes: number) => (bytes / RATE) * 1000

function readingAt(now: number, reader: Reader, before: Reading | undefined): Reading | undefined {
  const waiting = reader.writableLength
  // Everything was sent, so the client waits for the server.
  if (waiting === 0) return undefined
  const taken = reader.bytesWritten - waiting
  // A buffer counts as read when its last byte is, so the deadline is for the whole buffer.
  const latest = now + GRACE + timeFor(waiting)
  if (!before) return { taken, deadline: latest }
  return { taken, deadline: Math.min(latest, before.deadline + timeFor(taken - before.taken)) }
}

/** Ends connections of clients that read their responses too slowly, so that they do not hold memory for long. */
export function endSlowReaders(server: Server): void {
  server.setTimeout(SILENCE)
  const readers = new SlowReaders()
  server.on('connection', (socket) => {
    readers.watch(socket)
    socket.once('close', () => readers.forget(socket))
  })
  const timer = setInterval(() => readers.look(performance.now()), INTERVAL)
  timer.unref()
  server.once('close', () => clearInterval(timer))
}
