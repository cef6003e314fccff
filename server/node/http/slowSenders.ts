import type { IncomingMessage, Server } from 'node:http'

/** How long a request may take to arrive, in ms; of a file, how long it may be slower than the least rate. */
const LONGEST = 20_000

/** Least rate at which a file must arrive, in bytes per second: two at once on a line of a slow phone are faster. */
const RATE = 8 * 1024

/** Interval of checks, in ms. */
const INTERVAL = 1000

/** Requests with a photograph, which a phone sends for minutes. */
const isFile = ({ method, url }: IncomingMessage) => method === 'POST' && url === '/api/site/pictures'

/** What is known of a request while it arrives. */
export interface Sender {
  /** Whether it may take as long as its bytes come. */
  isFile: boolean
  hasArrived: () => boolean
  /** Whether the server does not read it yet, so that its bytes cannot come. */
  isHeld: () => boolean
  /** Bytes that came so far. */
  bytes: () => number
  /** Refuses it. */
  end: () => void
}

interface Sending {
  bytes: number
  /** In ms; of a file, extended with every byte that comes. */
  deadline: number
}

/** Finds requests that take too long to arrive. */
export class SlowSenders {
  readonly #sendings = new Map<Sender, Sending>()

  /** @param now in ms, of a monotonic clock */
  watch(sender: Sender, now: number): void {
    this.#sendings.set(sender, { bytes: sender.bytes(), deadline: now + LONGEST })
  }

  /** Ends the requests whose deadline has passed. */
  look(now: number): void {
    for (const [sender, sending] of this.#sendings) {
      if (sender.isFile) extend(sender, sending, now)
      if (sender.hasArrived()) this.#sendings.delete(sender)
      else if (now > sending.deadline) {
        this.#sendings.delete(sender)
        sender.end()
      }
    }
  }
}

function extend(sender: Sender, sending: Sending, now: number) {
  const bytes = sender.bytes()
  const earned = ((bytes - sending.bytes) / RATE) * 1000
  // Bytes that came fast are no credit for a silence.
  sending.deadline = sender.isHeld() ? now + LONGEST : Math.min(now + LONGEST, sending.deadline + earned)
  sending.bytes = bytes
}

/** Refuses requests that take too long to arrive. */
export function endSlowSenders(server: Server): void {
  const senders = new SlowSenders()
  server.on('request', (request, response) => {
    if (request.complete) return
    const { socket } = request
    const sender = {
      isFile: isFile(request),
      hasArrived: () => request.complete || request.destroyed || socket.destroyed,
      isHeld: () => request.readableFlowing !== true && !response.writableEnded,
      bytes: () => socket.bytesRead,
      end: () =>
        server.emit(
          'clientError',
          Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
          socket,
        ),
    }
    senders.watch(sender, performance.now())
  })
  const timer = setInterval(() => senders.look(performance.now()), INTERVAL)
  timer.unref()
  server.once('close', () => clearInterval(timer))
}
