/** What the table of permissions says, read from its source, and what a server answers. */
import { readFileSync } from 'node:fs'

/** @typedef {'viewer' | 'editor' | 'administrator'} Level */
/** @typedef {{ status: number, message: string, needs: string | undefined }} Answer */

export const LEVELS = /** @type {const} */ (['viewer', 'editor', 'administrator'])

const source = readFileSync('contract/access/permissions.ts', 'utf8')

/** The lowest level of each call. @type {Map<string, Level>} */
export const table = new Map()
for (const [, call = '', level] of source.matchAll(/^ {2}'([A-Z]+ \/[^']*)': '(\w+)',$/gm)) {
  const known = LEVELS.find((one) => one === level)
  if (!known) throw new Error(`${call} has no level that is known.`)
  table.set(call, known)
}

/** @param {string} name of a list of calls */
function listOf(name) {
  const [, list = ''] = new RegExp(`const ${name}: readonly Call\\[\\] = \\[([^\\]]*)\\]`).exec(source) ?? []
  return new Set([...list.matchAll(/'([^']+)'/g)].map(([, call]) => call))
}

export const askedAgain = listOf('askedAgain')
export const openBeforeTwoStep = listOf('openBeforeTwoStep')

/** @param {Level} level @param {string} call */
export const mayCall = (level, call) =>
  LEVELS.indexOf(level) >= LEVELS.indexOf(table.get(call) ?? 'administrator')

/** The calls in an order that leaves the session to the last. */
export const calls = [...table.keys()].toSorted(
  (one, other) => Number(one.endsWith('/logout')) - Number(other.endsWith('/logout')),
)

/** A record that there is not, so that a call that is let in changes nothing. */
const MISSING = '2147483646'

/**
 * Makes a call without a body to speak of.
 * @param {string} url of the API @param {string | undefined} token @param {string} call @returns {Promise<Answer>}
 */
export async function tryCall(url, token, call) {
  const [method = '', pattern = ''] = call.split(' ')
  const path = pattern.replace(':kind', 'courses').replace(':id', MISSING).replace(':session', 'x'.repeat(16))
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { ...(token && { authorization: `Bearer ${token}` }), 'content-type': 'application/json' },
    ...(method !== 'GET' && { body: '{}' }),
  })
  const text = await response.text()
  if (!response.headers.get('content-type')?.startsWith('application/json'))
    return { status: response.status, message: '', needs: undefined }
  const { message = '', needs } = JSON.parse(text)
  return { status: response.status, message, needs }
}

/** The states of sessions that are tried, and what each is answered. */
export const states = /** @type {const} */ ([
  'none',
  'signed out',
  'signed out elsewhere',
  'suspended',
  'removed',
  'new password',
  'live',
  'level changed',
  'old proof',
  'two-step required',
])

/**
 * What the table says of a call.
 * @param {(typeof states)[number]} state @param {Level} level @param {string} call
 * @returns {'signed out' | 'level' | 'proof' | 'two-step' | 'allowed'}
 */
export function saidOf(state, level, call) {
  if (states.indexOf(state) < states.indexOf('live')) return 'signed out'
  if (state === 'two-step required' && !openBeforeTwoStep.has(call)) return 'two-step'
  if (!mayCall(level, call)) return 'level'
  return state === 'old proof' && askedAgain.has(call) ? 'proof' : 'allowed'
}

/** Whether an answer is what the table says. @param {Answer} answer @param {ReturnType<typeof saidOf>} said */
export function isAsSaid({ status, message, needs }, said) {
  const isByLevel = status === 403 && message.endsWith(' can do this.')
  if (said === 'signed out') return status === 401
  if (said === 'level') return isByLevel && needs === undefined
  if (said === 'allowed') return status !== 401 && status < 500 && !isByLevel && needs === undefined
  return status === 403 && needs === said
}
