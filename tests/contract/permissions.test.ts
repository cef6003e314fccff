import { type Level } from '#contract/access/levels.ts'
import { askedAgain, openBeforeTwoStep, permissions, type Call } from '#contract/access/permissions.ts'
import { expect, it } from 'vitest'

const calls = Object.entries(permissions)

/** Calls that none below an administrator may make: accounts, lists that leave the institute, and what cannot be undone. */
const ofAdministrators = /^(GET|POST|PUT|DELETE) \/staff|export$|^DELETE \/trash/

/** What viewers do not see: changes, imports, deleted records, and what is not published. */
const readByEditors = /^GET \/(audit|trash|imports?|site\/drafts|site\/changes)\b/

/** Everybody's own account. */
const own = /^\w+ \/(account|admin\/logout)\b/

function levelOf(call: string): Level {
  if (ofAdministrators.test(call)) return 'administrator'
  if (own.test(call)) return 'viewer'
  return call.startsWith('GET') && !readByEditors.test(call) ? 'viewer' : 'editor'
}

it.each(calls)('%s needs the level %s', (call, level) => {
  expect(level).toBe(levelOf(call))
})

it('asks again before what only administrators may do, and before changes of the own two-step sign-in', () => {
  const dangerous = calls
    .map(([call]) => call)
    .filter((call) => ofAdministrators.test(call) && call !== 'GET /staff')
  const ownTwoStep: Call[] = [
    'POST /account/two-step',
    'POST /account/two-step/codes',
    'DELETE /account/two-step',
  ]
  expect(askedAgain.toSorted()).toEqual([...dangerous, ...ownTwoStep].toSorted())
})

it('opens to somebody without the two-step sign-in that they need only what sets it up', () => {
  expect(openBeforeTwoStep).toEqual([
    'POST /admin/logout',
    'GET /account',
    'POST /account/prove',
    'POST /account/two-step',
    'POST /account/two-step/confirm',
  ])
})
