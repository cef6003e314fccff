/**
 * Sends raw requests that no client library would send, and measures the cost of each for the main thread of the server.
 */
import { existsSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { until } from './drill.mjs'
import { openOffice } from './server.mjs'

/** Timeout of a response, in ms. */
const LONGEST = 90_000

/**
 * @typedef {object} Wire
 * @property {string} method
 * @property {string} path including the query
 * @property {[name: string, value: string][]} [headers]
 * @property {string} [body]
 * @property {number} [piece] chunk size in bytes, for a body without content-length
 *
 * @typedef {object} Cost
 * @property {number} status
 * @property {number} hold longest time that the event loop was blocked, in ms
 * @property {number} work CPU time of the main thread, in ms
 */

/** @param {Wire} wire */
function bytesOf({ method, path, headers = [], body, piece }) {
  const content = Buffer.from(body ?? '')
  const size = piece === undefined ? `Content-Length: ${content.byteLength}` : 'Transfer-Encoding: chunked'
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'Host: institute',
    'Connection: close',
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(body === undefined ? [] : [size]),
  ]
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1')
  return [head, piece === undefined ? content : chunked(content, piece)]
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
 * Starts a server with costProbe.mjs, and signs in.
 * @param {string} folder of its data @param {Record<string, string>} [settings]
 */
export async function openMeasured(folder, settings) {
  const probeFile = join(folder, 'probe')
  const office = await openOffice({
    DATA_DIR: folder,
    PROBE_FILE: probeFile,
    NODE_OPTIONS: `--import=${join(import.meta.dirname, 'costProbe.mjs')}`,
    ...settings,
  })
  await until(async () => existsSync(probeFile), 5000)
  const probe = connect(Number(readFileSync(probeFile, 'utf8')), '127.0.0.1')
  await new Promise((resolve) => probe.once('connect', resolve))

  /** @returns {Promise<Omit<Cost, 'status'>>} the cost since the last call */
  const cost = () =>
    new Promise((resolve) => {
      probe.once('data', (part) => resolve(JSON.parse(part.toString())))
      probe.write('?')
    })

  return {
    ...office,
    cost,
    /** Measures a request; only one at a time. @type {(wire: Wire) => Promise<Cost>} */
    async measure(wire) {
      await cost()
      const status = await exchange(Number(new URL(office.url).port), wire)
      return { status, ...(await cost()) }
    },
    /** @param {NodeJS.Signals} signal */
    stop(signal) {
      probe.destroy()
      return office.stop(signal)
    },
  }
}
