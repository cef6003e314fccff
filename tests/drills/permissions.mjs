/**
 * Every call, at each level and in each state of a session, is answered by the table of permissions, and a refused one writes
 * nothing; sessions end at once on both servers; the last Administrator stays in 1,000 races; 10,000 guesses find no link.
 * `node tests/drills/permissions.mjs [races]`, on PostgreSQL with two servers.
 */
import { randomBytes } from 'node:crypto'
import { codeOf } from './consolePeople.mjs'
import { admit, CHOSEN, enter, enterOffice, watchDatabase } from './permissionPeople.mjs'
import { calls, isAsSaid, tryCall, LEVELS, saidOf, states } from './permissionTable.mjs'
import { inParallel, judgeIs, judgeNone } from './drill.mjs'
import { requirePostgres } from './postgres.mjs'
import { call, startServer } from './server.mjs'

const RACES = Number(process.argv[2] ?? 1000)
const ENDED = Math.min(100, RACES)
const GUESSES = 10 * RACES

const { database, stop } = await requirePostgres('institute_permissions')
const settings = { DATABASE_URL: database, TRUST_PROXY: '1' }
const servers = [await startServer(settings), await startServer(settings)]
const [one = '', other = ''] = servers.map(({ url }) => url)
const watched = await watchDatabase(database)
const office = await enterOffice(one)
/** @param {string} method @param {string} path @param {object} [body] */
const manage = (method, path, body) => call(one, office, method, path, body)

/**
 * Brings a new person of a level into a state. Returns the token to call with.
 * @param {(typeof states)[number]} state @param {import('./permissionTable.mjs').Level} level
 */
async function bringInto(state, level) {
  if (state === 'none') return undefined
  const login = `${level}-${state.replaceAll(' ', '-')}@example.org`
  const former = level === 'administrator' ? 'viewer' : 'administrator'
  const { id, token } = await admit(one, office, login, state === 'level changed' ? former : level)
  if (state === 'signed out') await call(one, token, 'POST', '/admin/logout')
  if (state === 'signed out elsewhere')
    await call(one, await enter(one, login), 'DELETE', '/account/sessions')
  if (state === 'suspended') await manage('PUT', `/staff/${id}`, { state: 'suspended' })
  if (state === 'removed') await manage('DELETE', `/staff/${id}`)
  if (state === 'new password') {
    const passwords = { password: CHOSEN, new_password: 'another chain of it' }
    await call(one, await enter(one, login), 'PUT', '/account/password', passwords)
  }
  if (state === 'level changed') await manage('PUT', `/staff/${id}`, { level })
  if (state === 'old proof') await watched.ageProofs(id)
  return token
}

let tried = 0
let wrote = 0
/** @type {string[]} */
const wrong = []

/** @param {(typeof states)[number]} state @param {import('./permissionTable.mjs').Level} level */
async function tryAll(state, level) {
  const token = await bringInto(state, level)
  if (state === 'two-step required') await manage('PUT', '/staff_settings', { two_step_required: true })
  const said = calls.map((name) => ({ name, said: saidOf(state, level, name) }))
  const before = await watched.digest()
  // What is refused comes first: an allowed call may write, or end the session.
  for (const isAllowed of [false, true]) {
    for (const { name, said: expected } of said.filter((each) => (each.said === 'allowed') === isAllowed)) {
      // The session was opened on one server and is asked on the other.
      const answer = await tryCall(other, token, name)
      tried += 1
      if (!isAsSaid(answer, expected))
        wrong.push(`${state}, ${level}, ${name}: ${expected}, but ${answer.status} ${answer.message}`)
    }
    if (!isAllowed && (await watched.digest()) !== before) wrote += 1
  }
  if (state === 'two-step required') await manage('PUT', '/staff_settings', { two_step_required: false })
}

for (const state of states) {
  if (state === 'two-step required') {
    const { body } = await manage('POST', '/account/two-step')
    await manage('POST', '/account/two-step/confirm', { code: codeOf(body.data.key) })
  }
  for (const level of LEVELS) await tryAll(state, level)
}
await manage('DELETE', '/account/two-step')
judgeNone('answers that the table does not say', wrong, tried)
judgeIs('calls, levels and states', tried, calls.length * LEVELS.length * states.length)
judgeNone('rounds of refused calls that wrote something', wrote)

/** The statuses of a list on both servers. @param {string} token */
const listed = (token) =>
  Promise.all([one, other].map(async (url) => (await call(url, token, 'GET', '/courses?page=1')).status))

const leaving = await admit(one, office, 'leaving@example.org', 'editor')
let answered = 0
for (let round = 0; round < ENDED; round += 1) {
  const token = await enter(other, leaving.login)
  const before = await listed(token)
  await manage('PUT', `/staff/${leaving.id}`, { state: 'suspended' })
  answered += (await listed(token)).filter((status) => status !== 401).length
  if (before.some((status) => status !== 200)) throw new Error('A session that was just opened is refused.')
  await manage('PUT', `/staff/${leaving.id}`, { state: 'active' })
}
judgeNone(
  'sessions answered 0 ms after a suspension, on the same server and on the other',
  answered,
  2 * ENDED,
)

const link = await manage('POST', '/staff', { login: 'invited', name: 'Invited', level: 'viewer' })
const token = String(link.body.link.token)
const found = await inParallel(GUESSES, 16, async (number) => {
  const at = number % token.length
  const close = `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`
  const guess = number % 2 === 0 ? close : randomBytes(32).toString('base64url')
  return (await call(one, '', 'POST', '/admin/link/name', { token: guess })).status !== 404
})
judgeNone('guesses that found a link', found.filter(Boolean).length, GUESSES)
const right = await call(one, '', 'POST', '/admin/link/name', { token })
judgeIs('who is found by the link itself', right.body.login, 'invited')

// The two Administrators of the races are the only ones.
const second = await admit(one, office, 'second@example.org', 'administrator')
const [firstId = 0] = await watched.administrators()
const keep = new Set([firstId, second.id])
for (const id of await watched.administrators()) {
  if (!keep.has(id)) await manage('DELETE', `/staff/${id}`)
}
const pair = [
  { id: firstId, token: office, enter: () => enterOffice(one) },
  { id: second.id, token: second.token, enter: () => enter(one, second.login) },
]
const changes = [{ level: 'viewer' }, { level: 'editor' }, { state: 'suspended' }]
let lost = 0
let both = 0
for (let race = 0; race < RACES; race += 1) {
  const [mine, theirs] = race % 2 === 0 ? pair : pair.toReversed()
  if (!mine || !theirs) break
  const change = changes[race % changes.length]
  await Promise.all([
    call(one, mine.token, 'PUT', `/staff/${theirs.id}`, change),
    call(other, theirs.token, 'PUT', `/staff/${mine.id}`, change),
  ])
  const left = await watched.administrators()
  if (left.length === 0) {
    lost += 1
    break
  }
  if (left.length === 2) both += 1
  const kept = pair.find(({ id }) => left.includes(id))
  const gone = pair.find(({ id }) => !left.includes(id))
  if (!kept || !gone) continue
  await call(one, kept.token, 'PUT', `/staff/${gone.id}`, { level: 'administrator', state: 'active' })
  if (change?.state) gone.token = await gone.enter()
}
judgeNone('races on two servers that left no Administrator', lost, RACES)
judgeNone('races in which neither lost', both, RACES)

await watched.close()
for (const server of servers) await server.stop('SIGTERM')
await stop()
