/**
 * Sends raw requests that no client library would send, and measures the cost of each for the main thread of the server.
 */
import { connect } from 'node:net'

/** Timeout of a response, in ms. */
const LONGEST = 90_000

/**
 * @typedef {object} Wire
 * @property {string} method
 * @property {string} path including the query
 * @property {[name: string, value: string][]} [headers]
 * @property {string} [body]
 * @property {number} [piece] chunk size in bytes, for a body without content-length
 */

/** @param {Wire} wire */
function bytesOf({ method, path, headers = [], body, piece }) {
  const content = Buffer.from(body ?? '')
  const size =
    piece === undefined
      ? [['Content-Length', String(content.byteLength)]]
      : [['Transfer-Encoding', 'chunked']]
  const all = [
    ['Host', 'institute'],
    ['Connection', 'close'],
    ...headers,
    ...(body === undefined ? [] : size),
  ]
  const head = `${method} ${path} HTTP/1.1\r\n${all.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`
  return [Buffer.from(head, 'latin1'), piece === undefined ? content : chunked(content, piece)]
}

/** @param {Buffer} content @param {number} piece */
function chunked(content, piece) {
  const parts = []
  for (let at = 0; at < content.byteLength; at += piece) {
    const part = content.subarray(at, at + piece)
    parts.push(Buffer.from(`${part.byteLength.toString(16)}\r\n`), part, Buffer.from('\r\n'))
  }
  return Buffer.concat([...parts, Buffer.from('0\r\n\r\n')])
}

/**
 * Sends a request. Returns the status, or 0 if the connection ended without a response.
 * @param {number} port @param {Wire} wire @returns {Promise<number>}
 */
function exchange(port, wire) {
  return new Promise((resolve) => {
    let heard = ''
    const socket = connect(port, '127.0.0.1', () => {
      for (const bytes of bytesOf(wire)) socket.write(bytes)
    })
    socket.setTimeout(LONGEST, () => socket.destroy())
    socket.on('data', (part) => {
      if (heard.length < 20) heard += part.toString('latin1')
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(Number(heard.slice(9, 12)) || 0))
  })
}

/**
 * @typedef {object} Cost
 * @property {number} status
 * @property {number} hold longest time that the event loop was blocked, in ms
 * @property {number} work CPU time of the main thread, in ms
 */

/**
 * Measures requests sequentially.
 * @param {number} port of the server @param {number} probePort see costProbe.mjs
 */
export async function meter(port, probePort) {
  const probe = connect(probePort, '127.0.0.1')
  await new Promise((resolve) => probe.once('connect', resolve))
  /** @returns {Promise<Omit<Cost, 'status'>>} the cost since the last call */
  const done = () =>
    new Promise((resolve) => {
      probe.once('data', (part) => resolve(JSON.parse(part.toString())))
      probe.write('?')
    })

  return {
    /** @type {(wire: Wire) => Promise<Cost>} */
    measure: async (wire) => {
      await done()
      const status = await exchange(port, wire)
      return { status, ...(await done()) }
    },
    close: () => probe.destroy(),
  }
}
