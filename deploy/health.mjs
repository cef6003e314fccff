/**
 * Ends a server whose event loop is blocked: asks http://HOST:PORT/api/health, and runs the given command if no answer comes in
 * time. `node deploy/health.mjs SECONDS COMMAND...`
 * Exits with 0 if the server answers, else with 1. A server that refuses connections is starting or stopped: it is left alone.
 */
import { spawnSync } from 'node:child_process'
import { get } from 'node:http'

const [seconds, command, ...args] = process.argv.slice(2)
const timeout = Number(seconds) * 1000
if (!(timeout > 0) || command === undefined) {
  console.error('Usage: node deploy/health.mjs SECONDS COMMAND...')
  process.exit(64)
}

const address = { host: process.env.HOST || '127.0.0.1', port: process.env.PORT || 3000 }
const request = get({ ...address, path: '/api/health', timeout }, ({ statusCode }) =>
  process.exit(statusCode === 200 ? 0 : 1),
)
request.on('timeout', () => {
  console.error(
    `The server has not answered for ${seconds} s, so it is ended: ${[command, ...args].join(' ')}`,
  )
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  if (status !== 0) console.error('That failed: the server is still running.')
  process.exit(1)
})
request.on('error', () => process.exit(1))
