import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { endSlowSenders, SlowSenders } from '#server/node/http/slowSenders.ts'

const MB = 1024 * 1024

/** A request of so many bytes, of which some come each second. Returns the second in which it is refused. */
function refusedAfter(
  size: number,
  each: number,
  { isFile = true, heldFor = 0, silentFrom = Infinity } = {},
) {
  const senders = new SlowSenders()
  let bytes = 0
  let second = 0
  let refused: number | undefined
  const sender = {
    isFile,
    hasArrived: () => bytes >= size,
    isHeld: () => second < heldFor,
    bytes: () => bytes,
    end: () => (refused = second),
  }
  const isRefused = () => refused !== undefined
  senders.watch(sender, 0)
  for (; second < 7200 && !isRefused() && bytes < size; second += 1) {
    senders.look(second * 1000)
    if (second >= heldFor && second < silentFrom) bytes += each
  }
  return refused
}

test.each([
  ['8 MB at the rate of a slow phone', 8 * MB, 25_000, {}],
  ['12 MB at a third of that', 12 * MB, 9000, {}],
  ['one that waits its turn', MB, 50_000, { heldFor: 90 }],
  ['a form within 20 s', 256_000, 20_000, { isFile: false }],
])('takes %s', (_what, size, each, how) => {
  expect(refusedAfter(size, each, how)).toBeUndefined()
})

test.each([
  ['a form that takes longer', 256_000, 10_000, { isFile: false }, 21],
  ['a file of a byte a second', 12 * MB, 1, {}, 21],
  ['a file that stops', 12 * MB, 100_000, { silentFrom: 30 }, 51],
])('refuses %s', (_what, size, each, how, latest) => {
  expect(refusedAfter(size, each, how)).toBeLessThanOrEqual(latest)
})

test('a request that has arrived is no longer looked at, on a connection that is kept', async () => {
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.end('taken'))
  })
  const refusals: unknown[] = []
  server.on('clientError', (error) => refusals.push(error))
  endSlowSenders(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1')
  onTestFinished(() => {
    socket.destroy()
    server.close()
  })
  socket.write('POST /api/site/pictures HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\nab')
  await new Promise((resolve) => setTimeout(resolve, 1500))
  socket.write('cd')
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toContain('200 OK')
  expect(refusals).toEqual([])
})
