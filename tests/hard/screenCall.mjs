/** What a call of a screen of the console is, and how its request is named. */

/**
 * @typedef {import('./consoleForms.mjs').Page} Page
 * The options of forms, and the start values of the records that they change.
 * @typedef {import('./consoleForms.mjs').Plan & { before: import('./consoleForms.mjs').Plan, remove: (path: string) => Promise<unknown>, people: import('./consolePeople.mjs').People }} Plan
 * @typedef {import('./consoleForms.mjs').Added} Added
 *
 * @typedef {object} ScreenCall
 * @property {string} at address of the screen, with ':id' for a record's id
 * @property {string} call its name in the client: 'listStudents'
 * @property {string} request as {@link requestName} names it
 * @property {string} [kind] of the records, where one code makes the screens of all kinds
 * @property {import('./callFamilies.mjs').Family} family
 * @property {By} [by] who sends it: 'office' if it is not said
 * @property {boolean} [asksNoSignIn] whether a session that has ended is not told by the sign-in dialog
 * @property {(page: Page, plan: Plan, person: import('./consolePeople.mjs').ConsolePerson) => Promise<unknown>} open opens the
 * screen, up to the request; `person` has an account of its own
 * @property {(page: Page) => Promise<unknown>} [send] sends the request, if opening does not
 * @property {boolean} [isClosedByDialog] whether the sign-in dialog closes the element that sends it, such as a filter panel
 * @property {boolean} [isOnce] whether the screen must be reopened to repeat the request
 */

/**
 * Who sends a request: the office, whose account all screens share; a person with a session and account of their own, which
 * it changes or ends; or a person without a session.
 * @typedef {'office' | 'own account' | 'nobody'} By
 */

/**
 * Requests of the frame of all screens, which is one piece of code (`AdminLayout`): drilled on one screen for all. Screens that
 * make the same request themselves have it drilled there, too. The number of live classes tells no failure: nobody asked for it,
 * and it is asked for again on the next screen.
 */
export const inFrame = new Set(['GET /account', 'GET /classes?live'])

/**
 * A request's method, path and kind, without ids: 'GET /students?page', 'PUT /users/:id'.
 * @param {string} method @param {URL} url
 */
export function requestName(method, { pathname, searchParams }) {
  const path = pathname.replace(/^\/api/, '').replace(/\/(\d+|(?<=sessions\/)[\w-]{16})(?=\/|$)/g, '/:id')
  const kind =
    searchParams.get('when') === 'live'
      ? 'live'
      : ['export', 'page', 'batch_id'].find((name) => searchParams.has(name))
  return `${method} ${path}${kind ? `?${kind}` : ''}`
}
