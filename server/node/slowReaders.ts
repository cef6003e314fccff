import type { Server } from 'node:http'

/** The lowest rate at which a client must read its response, in bytes a second: half of what a phone on 2G does. */
const RATE = 1024

/** How long it may be slower at the beginning, in ms. */
const GRACE = 30_000

/** How long a connection may be silent in both directions during a request, in ms. */
const SILENCE = 60_000

/** Time between two checks, in ms. */
const INTERVAL = 1000

/** The part of Node's sockets that is used. */
interface Reader {
  readonly writableLength: number
  readonly bytesWritten: number
  destroy(): unknown
}

interface Reading {
  /** Bytes that the client had read at the last check. */
  taken: number
  /** In ms; every byte that is read extends it. */
  deadline: number
}

/** Finds clients that read their response more slowly than the lowest rate. */
export class SlowReaders {
  readonly #readings = new Map<Reader, Reading | undefined>()

  watch(reader: Reader): void {
    this.#readings.set(reader, undefined)
  }

  forget(reader: Reader): void {
    this.#readings.delete(reader)
  }

  /** Ends the connections whose time is over. @param now in ms, of any clock that does not jump */
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
  // Whatever was written is on its way: who waits is the server.
  if (waiting === 0) return undefined
  const taken = reader.bytesWritten - waiting
  // One buffer counts as taken when its last byte is; so it has the time for all of it.
  const latest = now + GRACE + timeFor(waiting)
  if (!before) return { taken, deadline: latest }
  return { taken, deadline: Math.min(latest, before.deadline + timeFor(taken - before.taken)) }
}

/** Ends connections whose clients do not take their answers, or hardly, so that they hold nothing for long. */
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
