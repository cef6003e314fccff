/** The calls of the own account, of the staff, of two-step sign-in and of one-time links. */
import * as family from './callFamilies.mjs'
import { codeOf } from './consolePeople.mjs'
import { CHOSEN, nextAddress } from './permissionPeople.mjs'
import { callsAt, NEXT, press } from './screenCall.mjs'
import { LOGIN, PASSWORD } from './server.mjs'
import { callsOfStaff } from './staffCalls.mjs'

/**
 * @typedef {import('./screenCall.mjs').Page} Page
 * @typedef {import('./screenCall.mjs').Plan} Plan
 * @typedef {import('./screenCall.mjs').Person} Person
 * @typedef {import('./screenCall.mjs').ScreenCall['open']} Open
 */

const { goingOn, inPart, inDialog, inQuestion, onLinkPage, reading, signingIn } = family

const account = '/admin/account'
const own = callsAt(account, { by: 'own account' })
const changing = callsAt(account, { by: 'own account', send: NEXT })

/** Opens a question about two-step sign-in, which is on. @param {string} name of its button @returns {Open} */
const askOf = (name) => async (page, _plan, person) => {
  await person.turnOnTwoStep()
  await page.goto(account)
  await press(name)(page)
}

/** @type {Open} */
const openWithOtherDevice = async (page, _plan, person) => {
  await person.signInElsewhere()
  await page.goto(account)
}

/** @param {Page} page */
const keyOf = (page) => page.getByLabel('No camera? Type this key')

const callsOfOwnAccount = [
  own('getAccount', 'GET /account', reading),
  own('listSessions', 'GET /account/sessions', reading),
  changing('renameAccount', 'PUT /account', inPart('Save name', 'Your name has been saved.')),
  changing(
    'changePassword',
    'PUT /account/password',
    inPart('Change password', 'Your password has been changed.'),
    async (page) => {
      await page.goto(account)
      await page.getByLabel('Password now', { exact: true }).fill(CHOSEN)
      await page.getByLabel('New password', { exact: true }).fill('seven narrators in a row')
    },
  ),
  changing(
    'endSession',
    'DELETE /account/sessions/:id',
    inPart(/^Sign out (?!everywhere)/, 'has been signed out.'),
    openWithOtherDevice,
  ),
  changing(
    'endOtherSessions',
    'DELETE /account/sessions',
    inPart('Sign out everywhere else', 'You are signed out everywhere else.'),
    openWithOtherDevice,
  ),
  own.by(press('Set up'))('startTwoStep', 'POST /account/two-step', {
    ...reading,
    works: (page) => keyOf(page).waitFor(),
  }),
  changing(
    'confirmTwoStep',
    'POST /account/two-step/confirm',
    inPart('Turn on', 'Two-step sign-in is on.'),
    async (page) => {
      await page.goto(account)
      await press('Set up')(page)
      await page.getByLabel('Six digits from the app').fill(codeOf(await keyOf(page).inputValue()))
    },
  ),
  changing(
    'makeRecoveryCodes',
    'POST /account/two-step/codes',
    inQuestion('Make new codes', 'For the day your phone is lost.'),
    askOf('Make new recovery codes'),
  ),
  changing(
    'turnOffTwoStep',
    'DELETE /account/two-step',
    inQuestion('Turn off', 'Two-step sign-in is off.'),
    askOf('Turn off'),
  ),
]

/** @type {import('./callFamilies.mjs').Family} */
const proving = {
  ...inDialog('Continue', 'has been downloaded'),
  // Retry is offered below the dialog where the call that waited for the proof was given up with it.
  works: family.downloading.works,
}

/** @param {Page} page */
async function openDownload(page) {
  let isAsked = false
  await page.route(/\/api\/students\?.*export=/, async (route) => {
    if (isAsked) return route.fallback()
    isAsked = true
    await route.fulfill({ status: 403, json: { message: 'Enter your password.', needs: 'proof' } })
  })
  await page.goto('/admin/adminpanel')
  await page.getByRole('button', { name: 'Download' }).click()
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(CHOSEN)
}

/** Sends from another address: the limits are tried in other drills. @param {Page} page */
const changeAddress = (page) => page.setExtraHTTPHeaders({ 'x-forwarded-for': nextAddress() })

/** @param {Page} page @param {{ login: string }} person @param {string} [password] */
async function fillSignIn(page, { login }, password = CHOSEN) {
  await changeAddress(page)
  await page.goto('/admin')
  await page.getByLabel('Email').fill(login)
  await page.getByLabel('Password', { exact: true }).fill(password)
}

/** @type {Partial<import('./screenCall.mjs').ScreenCall>} */
const signInForm = { by: 'nobody', send: (page) => signingIn.next(page).click() }
const signInOnce = callsAt('/admin', { ...signInForm, isOnce: true })

/** @param {Page} page @param {Plan} plan */
async function openLink(page, { people }) {
  const { token } = await people.invite()
  await changeAddress(page)
  await page.goto('about:blank')
  await page.goto(`/admin/link#${token}`)
}

const onLink = callsAt('/admin/link', { by: 'nobody', isOnce: true, open: openLink })
const choosing = callsAt('/admin/link', {
  by: 'nobody',
  isOnce: true,
  async open(page, plan) {
    await openLink(page, plan)
    await page.getByLabel('New password', { exact: true }).fill(CHOSEN)
  },
  send: press('Save and log in'),
})

export const callsOfAccounts = [
  ...callsOfOwnAccount,
  ...callsOfStaff,
  callsAt('/admin/course', { asksNoSignIn: true, isOnce: true })('refreshPerson', 'GET /account', goingOn),
  callsAt('/admin/adminpanel', { by: 'own account', open: openDownload, send: NEXT })(
    'prove',
    'POST /account/prove',
    proving,
  ),
  callsAt('/admin', signInForm)('signIn', 'POST /admin/login', signingIn, (page) =>
    fillSignIn(page, { login: LOGIN }, PASSWORD),
  ),
  signInOnce('signIn', 'POST /admin/login', signingIn, async (page, { people }) => {
    // Another each time: tries without a code count against the name.
    const person = await people.admit()
    await person.turnOnTwoStep()
    await fillSignIn(page, person)
    await signingIn.next(page).click()
    await page.getByLabel('Code', { exact: true }).fill(person.nextCode())
  }),
  signInOnce('fetchPerson', 'GET /account', goingOn, (page, _plan, person) => fillSignIn(page, person)),
  onLink(
    'askLink',
    'POST /admin/link/name',
    onLinkPage('Retry', (page) => page.getByLabel('New password', { exact: true }).waitFor()),
  ),
  choosing('choosePassword', 'POST /admin/link', onLinkPage('Save and log in')),
  choosing('signIn', 'POST /admin/login', family.signingInAfterwards),
  choosing('fetchPerson', 'GET /account', goingOn),
]
