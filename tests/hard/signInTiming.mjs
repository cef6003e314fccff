/**
 * Whether the duration of a rejected sign-in reveals that a name exists: 300 of each, interleaved, each from its own address and
 * with its own name, because both are limited. `node tests/hard/signInTiming.mjs`
 */
import { join } from 'node:path'
import Database from 'libsql'
import { drillFolder, judge, percentile } from './drill.mjs'
import { startServer } from './server.mjs'

const TRIES = 300
/** Attempts allowed per name and address in five minutes. */
const TRIES_EACH = 4

const folder = drillFolder('timing')
const first = await startServer({ DATA_DIR: folder })
await first.stop('SIGTERM')

const database = new Database(join(folder, 'institute.db'))
const names = TRIES / TRIES_EACH
for (let number = 0; number < names; number += 1) {
  database
    .prepare(
      'insert into accounts(login, login_key, password_hash) select ?, ?, password_hash from accounts limit 1',
    )
    .run(`known-${number}@example.org`, `known-${number}@example.org`)
}
database.close()

const server = await startServer({ DATA_DIR: folder, TRUST_PROXY: '1' })
/** @type {Record<'known' | 'unknown', { ms: number[], answers: Set<string> }>} */
const found = { known: { ms: [], answers: new Set() }, unknown: { ms: [], answers: new Set() } }

for (let number = 0; number < TRIES; number += 1) {
  for (const kind of /** @type {const} */ (['known', 'unknown'])) {
    const startedAt = performance.now()
    const response = await fetch(`${server.url}/admin/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `203.0.${kind.length}.${number % names}`,
      },
      body: JSON.stringify({
        M05_LoginUserName: `${kind}-${number % names}@example.org`,
        password: 'not the right one',
      }),
    })
    const answer = `${response.status} ${await response.text()}`
    found[kind].ms.push(performance.now() - startedAt)
    found[kind].answers.add(answer)
  }
}
await server.stop('SIGTERM')

const [known, unknown] = [percentile(found.known.ms, 0.5), percentile(found.unknown.ms, 0.5)]
const apart = Math.abs(known - unknown) / Math.max(known, unknown)
const answers = new Set([...found.known.answers, ...found.unknown.answers])
judge(
  'medians of known and unknown names',
  `${known.toFixed(1)} and ${unknown.toFixed(1)} ms, ${(100 * apart).toFixed(1)} % apart`,
  apart <= 0.1,
  'within 10 %',
)
judge(
  'answers',
  [...answers].join(' | '),
  answers.size === 1 && [...answers][0]?.startsWith('401') === true,
  'one for all',
)
