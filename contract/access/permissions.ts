import { levelNames, LEVELS, type Level } from './levels.ts'

/**
 * The lowest level that may make a call, by method and path below /api. The server's guard, what the console offers and the
 * page "Permissions" in Storybook are made from it. Calls that need no session are not in it.
 */
export const permissions = {
  'POST /admin/logout': 'viewer',

  'GET /account': 'viewer',
  'PUT /account': 'viewer',
  'POST /account/prove': 'viewer',
  'PUT /account/password': 'viewer',
  'GET /account/sessions': 'viewer',
  'DELETE /account/sessions': 'viewer',
  'DELETE /account/sessions/:session': 'viewer',
  'POST /account/two-step': 'viewer',
  'POST /account/two-step/confirm': 'viewer',
  'POST /account/two-step/codes': 'viewer',
  'DELETE /account/two-step': 'viewer',

  'GET /about/:kind/:id': 'viewer',
  'GET /batch_ids': 'viewer',
  'GET /course_ids': 'viewer',

  'GET /new_role': 'viewer',
  'GET /new_role/:id': 'viewer',
  'POST /new_role': 'editor',
  'PUT /new_role/:id': 'editor',
  'DELETE /new_role/:id': 'editor',
  'POST /new_role/:id/restore': 'editor',

  'GET /batches': 'viewer',
  'GET /batches/:id': 'viewer',
  'POST /batches': 'editor',
  'PUT /batches/:id': 'editor',
  'DELETE /batches/:id': 'editor',
  'POST /batches/:id/restore': 'editor',

  'GET /courses': 'viewer',
  'GET /courses/:id': 'viewer',
  'POST /courses': 'editor',
  'PUT /courses/:id': 'editor',
  'DELETE /courses/:id': 'editor',
  'POST /courses/:id/restore': 'editor',

  'GET /division': 'viewer',
  'GET /division/:id': 'viewer',
  'POST /division': 'editor',
  'PUT /division/:id': 'editor',
  'DELETE /division/:id': 'editor',
  'POST /division/:id/restore': 'editor',
  'GET /division/:id/page': 'viewer',
  'POST /division/:id/page': 'editor',
  'PUT /division/:id/page': 'editor',
  'DELETE /division/:id/page': 'editor',

  'GET /classes': 'viewer',
  'GET /classes?export=export': 'administrator',
  'GET /classes/:id': 'viewer',
  'POST /classes': 'editor',
  'PUT /classes/:id': 'editor',
  'DELETE /classes/:id': 'editor',
  'POST /classes/:id/restore': 'editor',
  'POST /classes/several/add': 'editor',
  'POST /classes/several/change': 'editor',
  'POST /classes/several/delete': 'editor',
  'POST /classes/several/restore': 'editor',
  'POST /classes/several/export': 'administrator',

  'POST /users': 'editor',
  'PUT /users/:id': 'editor',

  'GET /students': 'viewer',
  'GET /students?export=export': 'administrator',
  'GET /students/:id': 'viewer',
  'DELETE /students/:id': 'editor',
  'POST /students/:id/restore': 'editor',
  'POST /students/several/change': 'editor',
  'POST /students/several/delete': 'editor',
  'POST /students/several/restore': 'editor',
  'POST /students/several/export': 'administrator',

  'GET /teachers': 'viewer',
  'GET /teachers/:id': 'viewer',
  'DELETE /teachers/:id': 'editor',
  'POST /teachers/:id/restore': 'editor',
  'POST /teachers/several/change': 'editor',
  'POST /teachers/several/delete': 'editor',
  'POST /teachers/several/restore': 'editor',
  'POST /teachers/several/export': 'administrator',

  'GET /import/:kind/template': 'editor',
  'POST /import/:kind/read': 'editor',
  'POST /import/:kind/check': 'editor',
  'POST /import/:kind/refused': 'editor',
  'POST /import/:kind': 'editor',
  'GET /imports': 'editor',
  'POST /imports/:id/undo': 'editor',

  'GET /audit': 'editor',

  'GET /site': 'viewer',
  'GET /site/preview': 'viewer',
  'GET /site/versions': 'viewer',
  'GET /site/drafts/:section': 'editor',
  'PUT /site/drafts/:section': 'editor',
  'DELETE /site/drafts/:section': 'editor',
  'GET /site/changes': 'editor',
  'POST /site/publish': 'editor',
  'POST /site/versions/:number/publish': 'editor',
  'POST /site/pictures': 'editor',

  'GET /staff': 'administrator',
  'POST /staff': 'administrator',
  'PUT /staff/:id': 'administrator',
  'DELETE /staff/:id': 'administrator',
  'POST /staff/:id/link': 'administrator',
  'DELETE /staff/:id/two-step': 'administrator',
  'PUT /staff_settings': 'administrator',

  'GET /trash': 'editor',
  'DELETE /trash/:kind/:id': 'administrator',
} as const satisfies Record<string, Level>

/** A call that needs a session. */
export type Call = keyof typeof permissions

/**
 * The calls that ask for the password again, and the code of two-step sign-in, when the last proof is older than `PROOF_LIFE`: a
 * 403 with `needs: 'proof'`.
 */
export const askedAgain: readonly Call[] = [
  'GET /students?export=export',
  'GET /classes?export=export',
  'POST /students/several/export',
  'POST /teachers/several/export',
  'POST /classes/several/export',
  'DELETE /trash/:kind/:id',
  'POST /staff',
  'PUT /staff/:id',
  'DELETE /staff/:id',
  'POST /staff/:id/link',
  'DELETE /staff/:id/two-step',
  'PUT /staff_settings',
  'POST /account/two-step',
  'POST /account/two-step/codes',
  'DELETE /account/two-step',
]

/** The calls that stay open to a person who must set up two-step sign-in first; others are a 403 with `needs: 'two-step'`. */
export const openBeforeTwoStep: readonly Call[] = [
  'POST /admin/logout',
  'GET /account',
  'POST /account/prove',
  'POST /account/two-step',
  'POST /account/two-step/confirm',
]

/** Whether an account of this level may make the call. */
export const mayCall = (level: Level, call: Call) =>
  LEVELS.indexOf(level) >= LEVELS.indexOf(permissions[call])

/** Returns who may make a call: 'An Editor or an Administrator can do this.' */
export function whoMayCall(call: Call): string {
  const names = LEVELS.slice(LEVELS.indexOf(permissions[call])).map(
    (level) => `${article(level)} ${levelNames[level]}`,
  )
  const list = [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' or ')
  return `${list.charAt(0).toUpperCase()}${list.slice(1)} can do this.`
}

const article = (level: Level) => (level === 'viewer' ? 'a' : 'an')
