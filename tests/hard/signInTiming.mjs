/**
 * Whether the duration of a rejected sign-in reveals that a name exists, or more: 300 each of known and unknown names, of suspended
 * people and of wrong codes, interleaved, each from its own address and with its own name, because both are limited. `node tests/hard/signInTiming.mjs`
 */
import { join } from 'node:path'
import Database from 'libsql'
import { drillFolder, judge, percentile } from './drill.mjs'
import { PASSWORD, startServer } from './server.mjs'

const TRIES = 300
/** Attempts allowed per name and address in five minutes. */
const TRIES_EACH = 4

const folder = drillFolder('timing')
const first = await startServer({ DATA_DIR: folder })
await first.stop('SIGTERM')

const kinds = /** @type {const} */ (['known', 'unknown', 'suspended', 'coded'])
/** The people of each kind: their state, and the key of their two-step sign-in. */
const standing = {
  known: ['active', null],
  suspended: ['suspended', null],
  coded: ['active', 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'],
}

const database = new Database(join(folder, 'institute.db'))
const names = TRIES / TRIES_EACH
for (const [kind, [state, key]] of Object.entries(standing)) {
  const insert = database.prepare(
    `insert into accounts(login, login_key, password_hash, state, two_step_key)
     select ?, ?, password_hash, ?, ? from accounts limit 1`,
  )
  for (let number = 0; number < names; number += 1) {
    const login = `${kind}-${number}@example.org`
    insert.run(login, login, state, key)
  }
}
database.close()

const server = await startServer({ DATA_DIR: folder, TRUST_PROXY: '1' })
/** @type {Record<typeof kinds[number], { ms: number[], answers: Set<string> }>} */
const found = {
  known: { ms: [], answers: new Set() },
  unknown: { ms: [], answers: new Set() },
  suspended: { ms: [], answers: new Set() },
  coded: { ms: [], answers: new Set() },
}

for (let number = 0; number < TRIES; number += 1) {
  for (const turn of kinds.keys()) {
    // Each kind comes first as often as any other.
    const index = (number + turn) % kinds.length
    const kind = kinds[index] ?? 'known'
    const startedAt = performance.now()
    const response = await fetch(`${server.url}/admin/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `203.0.${index}.${number % names}`,
      },
      body: JSON.stringify({
        M05_LoginUserName: `${kind}-${number % names}@example.org`,
        // Of a suspended person the password is right, and of one with two-step sign-in all but the code.
        password: kind === 'suspended' || kind === 'coded' ? PASSWORD : 'not the right one',
        code: '000000',
      }),
    })
    const answer = `${response.status} ${await response.text()}`
    found[kind].ms.push(performance.now() - startedAt)
    found[kind].answers.add(answer)
  }
}
await server.stop('SIGTERM')

const medians = kinds.map((kind) => percentile(found[kind].ms, 0.5))
const apart = 1 - Math.min(...medians) / Math.max(...medians)
judge(
  'medians of known names, unknown names, suspended people and wrong codes',
  `${medians.map((median) => median.toFixed(1)).join(', ')} ms, ${(100 * apart).toFixed(1)} % apart`,
  apart <= 0.1,
  'within 10 %',
)
const answers = new Set([...found.known.answers, ...found.unknown.answers, ...found.suspended.answers])
judge(
  'answers',
  [...answers].join(' | '),
  answers.size === 1 && [...answers][0]?.startsWith('401') === true,
  'one for all',
)
judge('answers to wrong codes', [...found.coded.answers].join(' | '), found.coded.answers.size === 1, 'one')
