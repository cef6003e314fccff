/** The limit that the API is measured against: one bare Hono route that answers a file's text, whatever is asked. */
import { readFileSync } from 'node:fs'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

const body = readFileSync(process.argv[2] ?? '', 'utf8')
const app = new Hono()
app.get('/', (c) => c.body(body, 200, { 'content-type': 'application/json' }))
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  process.stdout.write(`http://127.0.0.1:${port}/\n`)
})
