/**
 * Whether the duration of a rejected sign-in reveals that a name exists, or more: 300 each of known and unknown names, of suspended
 * people and of wrong codes, interleaved, each from its own address and with its own name, because both are limited.
 */
import { join } from 'node:path'
import Database from 'libsql'
import { drillFolder, judge, judgeIs, percentile } from './drill.mjs'
import { call, fillFirst, PASSWORD, startServer } from './server.mjs'

const TRIES = 300
/** Names of each kind: four attempts are allowed per name and address in five minutes. */
const NAMES = TRIES / 4

/** The state of each kind of people, and the key of their two-step sign-in. @type {[string, string?, string?][]} */
const kinds = [
  ['known', 'active'],
  ['unknown'],
  ['suspended', 'suspended'],
  ['coded', 'active', 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'],
]

const folder = drillFolder('timing')
await fillFirst({ DATA_DIR: folder }, () => {
  const database = new Database(join(folder, 'institute.db'))
  const insert = database.prepare(
    `insert into accounts(login, login_key, password_hash, state, two_step_key)
     select ?, ?, password_hash, ?, ? from accounts limit 1`,
  )
  for (const [kind, state, key = null] of kinds.filter((each) => each.length > 1))
    for (let number = 0; number < NAMES; number += 1) {
      const login = `${kind}-${number}@example.org`
      insert.run(login, login, state, key)
    }
  database.close()
})

const server = await startServer({ DATA_DIR: folder, TRUST_PROXY: '1' })
const found = kinds.map(([kind]) => ({
  kind,
  /** @type {number[]} */
  ms: [],
  /** @type {Set<string>} */
  answers: new Set(),
}))
for (let number = 0; number < TRIES; number += 1) {
  for (const turn of kinds.keys()) {
    // Each kind comes first as often as any other.
    const index = (number + turn) % kinds.length
    const { kind, ms, answers } = found[index] ?? { kind: '', ms: [], answers: new Set() }
    const fields = {
      M05_LoginUserName: `${kind}-${number % NAMES}@example.org`,
      // Of a suspended person the password is right, and of one with two-step sign-in all but the code.
      password: kind === 'suspended' || kind === 'coded' ? PASSWORD : 'not the right one',
      code: '000000',
    }
    const from = { 'x-forwarded-for': `203.0.${index}.${number % NAMES}` }
    const startedAt = performance.now()
    const { status, body } = await call(server.url, '', 'POST', '/admin/login', fields, from)
    ms.push(performance.now() - startedAt)
    answers.add(`${status} ${JSON.stringify(body)}`)
  }
}
await server.stop('SIGTERM')

const medians = found.map(({ ms }) => percentile(ms, 0.5))
const apart = 1 - Math.min(...medians) / Math.max(...medians)
judge(
  `medians of ${kinds.map(([kind]) => kind).join(', ')}`,
  `${medians.map((median) => median.toFixed(1)).join(', ')} ms, ${(100 * apart).toFixed(1)} % apart`,
  apart <= 0.1,
  'within 10 %',
)
const all = new Set(found.flatMap(({ kind, answers }) => (kind === 'coded' ? [] : [...answers])))
console.log(`       ${[...all].join(' | ')}`)
judgeIs('answers to names and suspended people', all.size, 1)
judgeIs('all of them 401', [...all][0]?.slice(0, 3), '401')
judgeIs('answers to wrong codes', found.at(-1)?.answers.size, 1)
