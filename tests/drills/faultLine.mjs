/** A TCP proxy in front of PostgreSQL whose network can fail in several ways. */
import { once } from 'node:events'
import { createServer, connect } from 'node:net'

/** Range of the delay of each chunk in 'slow' weather, in ms. */
const SLOWEST = 2000
const QUICKEST = 200
/** Delay of each chunk, in ms: half of a round trip. @type {Partial<Record<Weather, number>>} */
const pauses = { near: 2.5, far: 175, late: 400 }

/**
 * @typedef {'open' | 'silent' | 'slow' | 'near' | 'far' | 'late' | 'refused'} Weather
 * @typedef {object} Line
 * @property {string} url of the same database, through the line
 * @property {(weather: Weather) => void} set in 'silent', data is dropped and neither side learns that a connection has ended
 * @property {() => void} reset RST for every connection, on both sides
 * @property {(url: string) => void} lead new connections to another server
 * @property {() => number} connections
 * @property {() => number} opened connections, since the start
 * @property {() => void} close
 */

/** @param {Weather} weather @returns {number} in ms */
function pauseIn(weather) {
  return weather === 'slow' ? QUICKEST + Math.random() * (SLOWEST - QUICKEST) : (pauses[weather] ?? 0)
}

/** @param {string} url of a database @returns {Promise<Line>} */
export async function faultLine(url) {
  let target = new URL(url)
  /** @type {Weather} */
  let weather = 'open'
  let opened = 0
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set()
  /** Connection ends that were not forwarded to the other side. @type {Set<() => void>} */
  const unforwarded = new Set()

  /** @param {import('node:net').Socket} from @param {import('node:net').Socket} to */
  function carry(from, to) {
    let earliest = 0
    sockets.add(from)
    from.on('data', (part) => {
      if (weather === 'silent') return
      const now = performance.now()
      const pause = pauseIn(weather)
      earliest = Math.max(earliest, now + pause)
      if (earliest <= now) to.write(part)
      else setTimeout(() => to.writable && to.write(part), earliest - now)
    })
    from.on('error', () => {})
    from.on('close', () => {
      sockets.delete(from)
      const end = () => to.destroy()
      if (weather === 'silent') unforwarded.add(end)
      else end()
    })
  }

  const proxy = createServer((client) => {
    if (weather === 'refused') return client.resetAndDestroy()
    opened += 1
    const upstream = connect(Number(target.port), target.hostname)
    carry(client, upstream)
    carry(upstream, client)
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const address = proxy.address()
  const own = new URL(url)
  own.port = String(typeof address === 'object' && address ? address.port : 0)

  const reset = () => {
    for (const socket of sockets) socket.resetAndDestroy()
  }
  return {
    url: own.href,
    set(next) {
      weather = next
      if (next === 'silent') return
      for (const end of unforwarded) end()
      unforwarded.clear()
    },
    reset,
    lead(next) {
      target = new URL(next)
    },
    connections: () => sockets.size / 2,
    opened: () => opened,
    close() {
      proxy.close()
      reset()
    },
  }
}
