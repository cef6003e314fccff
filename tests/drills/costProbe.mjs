/**
 * Loaded into the built server before its own code (`node --import`). Reports on its own port the work of the main thread since
 * the last request. Writes the port to the file named by PROBE_FILE.
 */
import { openSync, readSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { isMainThread } from 'node:worker_threads'

/** Sampling interval of the event loop, in ms. */
const RESOLUTION = 1

/** Loads the probe. @param {string} file */
function probe(file) {
  const schedule = openSync(`/proc/self/task/${process.pid}/schedstat`, 'r')
  const bytes = Buffer.alloc(100)
  /** CPU time of the thread so far, and its wait for a processor, in ms. */
  const thread = () => {
    const size = readSync(schedule, bytes, 0, bytes.byteLength, 0)
    const [work = 0, waited = 0] = bytes.toString('latin1', 0, size).split(' ').map(Number)
    return { at: performance.now(), work: work / 1e6, waited: waited / 1e6 }
  }

  let last = thread()
  let asked = last
  let hold = 0
  const look = () => {
    const now = thread()
    // Without the time spent waiting for a processor that other processes used.
    hold = Math.max(hold, now.at - last.at - (now.waited - last.waited) - RESOLUTION)
    last = now
  }
  setInterval(look, RESOLUTION).unref()

  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.on('data', () => {
      look()
      socket.write(JSON.stringify({ hold, work: last.work - asked.work }))
      asked = last
      hold = 0
    })
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    if (typeof address === 'object' && address) writeFileSync(file, String(address.port))
  })
  server.unref()
}

if (isMainThread && process.env.PROBE_FILE !== undefined) probe(process.env.PROBE_FILE)
