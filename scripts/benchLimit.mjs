/** The baseline for the API: one bare Hono route that returns the text of a file for every request. */
import { readFileSync } from 'node:fs'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

const body = readFileSync(process.argv[2] ?? '', 'utf8')
const app = new Hono()
app.get('/', (c) => c.body(body, 200, { 'content-type': 'application/json' }))
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  process.stdout.write(`http://127.0.0.1:${port}/\n`)
})
