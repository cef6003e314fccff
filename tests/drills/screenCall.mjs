/** What a call of a screen of the console is, and how its request is named. */

/**
 * @typedef {import('./consoleForms.mjs').Page} Page
 * @typedef {import('./callFamilies.mjs').Family} Family
 * @typedef {import('./consolePeople.mjs').ConsolePerson} Person
 * The options of forms, and the start values of the records that they change.
 * @typedef {import('./consoleForms.mjs').Plan & { before: import('./consoleForms.mjs').Plan, remove: (path: string) => Promise<unknown>, people: import('./consolePeople.mjs').People }} Plan
 *
 * @typedef {object} ScreenCall
 * @property {string} at address of the screen, with ':id' for a record's id
 * @property {string} call its name in the client: 'listStudents'
 * @property {string} request as {@link requestName} names it
 * @property {string} [kind] of the records, where one code makes the screens of all kinds
 * @property {Family} family
 * @property {By} [by] who sends it: 'office' if it is not said
 * @property {boolean} [asksNoSignIn] whether a session that has ended is not told by the sign-in dialog
 * @property {(page: Page, plan: Plan, person: Person) => Promise<unknown>} open opens the screen, up to the request; `person` has
 * an account of its own
 * @property {((page: Page) => Promise<unknown>) | typeof NEXT} [send] sends the request, if opening does not
 * @property {boolean} [isClosedByDialog] whether the sign-in dialog closes the element that sends it, such as a filter panel
 * @property {boolean} [isOnce] whether the screen must be reopened to repeat the request
 */

/**
 * Who sends a request: the office, whose account all screens share; a person with a session and account of their own, which
 * it changes or ends; or a person without a session.
 * @typedef {'office' | 'own account' | 'nobody'} By
 */

/** The request is sent first by the same button that repeats it. */
export const NEXT = 'next step'

/** @param {Pick<ScreenCall, 'at' | 'open'> & Partial<ScreenCall>} shared */
const describer = (shared) => {
  /**
   * @param {string} call @param {string} request @param {Family} family @param {ScreenCall['open']} [open]
   * @param {Partial<ScreenCall>} [more] @returns {ScreenCall}
   */
  const describe = (call, request, family, open = shared.open, more = {}) => ({
    ...shared,
    call,
    request,
    family,
    open,
    ...more,
  })
  return describe
}

/**
 * Returns how to describe the calls of a screen: those that are sent when it is opened, and those `by` something else.
 * @param {string} at @param {Partial<ScreenCall>} [common] what its calls share
 */
export const callsAt = (at, common) => {
  const shared = { at, open: (/** @type {Page} */ page) => page.goto(at), ...common }
  const by = (/** @type {NonNullable<ScreenCall['send']>} */ send) => describer({ ...shared, send })
  return Object.assign(describer(shared), { by })
}

/** @param {string | RegExp} name of a button that sends a request, or leads to it */
export const press = (name) => (/** @type {Page} */ page) =>
  page.getByRole('button', { name, exact: true }).first().click()

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
