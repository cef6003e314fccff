import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterEach, expect, test } from 'vitest'

const SERVER = `
  const server = require('node:http').createServer((request, response) => {
    if (process.argv[1] === 'blocked') for (;;);
    response.writeHead(process.argv[1] === 'failing' ? 500 : 200).end()
  })
  server.listen(0, '127.0.0.1', () => console.log(server.address().port))`

const servers: ChildProcess[] = []
afterEach(() => servers.splice(0).forEach((server) => server.kill('SIGKILL')))

async function start(state: 'well' | 'failing' | 'blocked') {
  const server = spawn(process.execPath, ['-e', SERVER, state], { stdio: ['ignore', 'pipe', 'inherit'] })
  servers.push(server)
  const [port]: unknown[] = await once(server.stdout, 'data')
  return { server, port: String(port).trim() }
}

/** Runs the check, which kills a process. Returns its exit code and what it said. */
const check = (port: string, pid: number | undefined, seconds = '1') =>
  new Promise<{ code: unknown; said: string }>((resolve) => {
    const args = ['deploy/health.mjs', seconds, 'kill', '-KILL', String(pid)]
    execFile(process.execPath, args, { env: { ...process.env, HOST: '', PORT: port } }, (error, _, said) =>
      resolve({ code: error?.code ?? 0, said }),
    )
  })

test('a server whose event loop is blocked is killed, and the check says so', async () => {
  const { server, port } = await start('blocked')
  const ended = once(server, 'exit')
  const { code, said } = await check(port, server.pid)
  expect([code, said]).toEqual([1, expect.stringContaining('has not answered for 1 s')])
  expect(await ended).toEqual([null, 'SIGKILL'])
})

test.each([
  ['well', 0],
  ['failing', 1],
] as const)('a server that answers is left alone: %s', async (state, expected) => {
  const { server, port } = await start(state)
  expect(await check(port, server.pid)).toEqual({ code: expected, said: '' })
  expect([server.exitCode, server.signalCode]).toEqual([null, null])
})

test('a server that does not listen yet is left alone', async () => {
  const { server } = await start('well')
  const free = createServer().listen(0, '127.0.0.1')
  await once(free, 'listening')
  const address = free.address()
  free.close()
  const port = typeof address === 'object' && address ? address.port : 0
  expect(await check(String(port), server.pid)).toEqual({ code: 1, said: '' })
  expect([server.exitCode, server.signalCode]).toEqual([null, null])
})

test.each(['', '0', 'soon'])('a time of "%s" is refused', async (seconds) => {
  expect(await check('1', 1, seconds)).toEqual({ code: 64, said: expect.stringContaining('Usage') })
})
