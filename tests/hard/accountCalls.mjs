/** The calls of the own account, of two-step sign-in and of one-time links. */
import { CHOSEN, nextAddress } from './doorPeople.mjs'
import { goingOn, inDialog, inPart, inQuestion, onLinkPage, signingInAfterwards } from './accountFamilies.mjs'
import { downloading, reading, signingIn } from './callFamilies.mjs'
import { codeOf } from './consolePeople.mjs'

/**
 * @typedef {import('./screenCall.mjs').Page} Page
 * @typedef {import('./screenCall.mjs').ScreenCall} ScreenCall
 * @typedef {import('./consolePeople.mjs').ConsolePerson} Person
 */

const at = '/admin/account'
const open = (/** @type {Page} */ page) => page.goto(at)
const own = /** @type {const} */ ({ at, by: 'own account', open })

/** @param {string} call @param {string} request @param {import('./callFamilies.mjs').Family} family */
const pressed = (call, request, family) => ({
  ...own,
  call,
  request,
  family,
  send: (/** @type {Page} */ page) => family.next(page).click(),
})

/** @param {string} name */
const press = (name) => (/** @type {Page} */ page) => page.getByRole('button', { name, exact: true }).click()

/** Opens a question about two-step sign-in, which is on. @param {string} name of its button */
const ask =
  (name) => async (/** @type {Page} */ page, /** @type {unknown} */ _plan, /** @type {Person} */ person) => {
    await person.turnOnTwoStep()
    await open(page)
    await press(name)(page)
  }

/** @type {ScreenCall[]} */
const callsOfOwnAccount = [
  { ...own, call: 'getAccount', request: 'GET /account', family: reading },
  { ...own, call: 'listSessions', request: 'GET /account/sessions', family: reading },
  pressed('renameAccount', 'PUT /account', inPart('Save name', 'Your name has been saved.')),
  {
    ...pressed(
      'changePassword',
      'PUT /account/password',
      inPart('Change password', 'Your password has been changed.'),
    ),
    async open(page) {
      await open(page)
      await page.getByLabel('Password now', { exact: true }).fill(CHOSEN)
      await page.getByLabel('New password', { exact: true }).fill('seven narrators in a row')
    },
  },
  {
    ...pressed(
      'endSession',
      'DELETE /account/sessions/:id',
      inPart(/^Sign out (?!everywhere)/, 'has been signed out.'),
    ),
    async open(page, _plan, person) {
      await person.signInElsewhere()
      await open(page)
    },
  },
  {
    ...pressed(
      'endOtherSessions',
      'DELETE /account/sessions',
      inPart('Sign out everywhere else', 'You are signed out everywhere else.'),
    ),
    async open(page, _plan, person) {
      await person.signInElsewhere()
      await open(page)
    },
  },
  {
    ...own,
    call: 'startTwoStep',
    request: 'POST /account/two-step',
    family: { ...reading, works: (page) => page.getByLabel('No camera? Type this key').waitFor() },
    send: press('Set up'),
  },
  {
    ...pressed(
      'confirmTwoStep',
      'POST /account/two-step/confirm',
      inPart('Turn on', 'Two-step sign-in is on.'),
    ),
    async open(page) {
      await open(page)
      await press('Set up')(page)
      const key = await page.getByLabel('No camera? Type this key').inputValue()
      await page.getByLabel('Six digits from the app').fill(codeOf(key))
    },
  },
  {
    ...pressed(
      'makeRecoveryCodes',
      'POST /account/two-step/codes',
      inQuestion('Make new codes', 'For the day your phone is lost.'),
    ),
    open: ask('Make new recovery codes'),
  },
  {
    ...pressed(
      'turnOffTwoStep',
      'DELETE /account/two-step',
      inQuestion('Turn off', 'Two-step sign-in is off.'),
    ),
    open: ask('Turn off'),
  },
]

const proving = {
  ...inDialog('Continue', 'has been downloaded'),
  // Retry is offered below the dialog where the call that waited for the proof was given up with it.
  works: downloading.works,
}

/** @param {Page} page */
async function openDownload(page) {
  let isAsked = false
  await page.route(/\/api\/students\?.*export=/, async (route) => {
    if (isAsked) await route.fallback()
    else {
      isAsked = true
      await route.fulfill({ status: 403, json: { message: 'Enter your password.', needs: 'proof' } })
    }
  })
  await page.goto('/admin/adminpanel')
  await page.getByRole('button', { name: 'Download' }).click()
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(CHOSEN)
}

/** Sends from another address: the limits are tried in other drills. @param {Page} page */
const changeAddress = (page) => page.setExtraHTTPHeaders({ 'x-forwarded-for': nextAddress() })

/** @param {Page} page @param {Person} person */
async function fillSignIn(page, { login }) {
  await changeAddress(page)
  await page.goto('/admin')
  await page.getByLabel('Email').fill(login)
  await page.getByLabel('Password', { exact: true }).fill(CHOSEN)
}

const linkAt = '/admin/link'
const onLink = /** @type {const} */ ({ at: linkAt, by: 'nobody', isOnce: true })

/** @param {Page} page @param {import('./screenCall.mjs').Plan} plan */
async function openLink(page, { people }) {
  const { token } = await people.invite()
  await changeAddress(page)
  await page.goto('about:blank')
  await page.goto(`${linkAt}#${token}`)
}

/** @param {Page} page @param {import('./screenCall.mjs').Plan} plan */
async function fillLink(page, plan) {
  await openLink(page, plan)
  await page.getByLabel('New password', { exact: true }).fill(CHOSEN)
}

const choosing = onLinkPage('Save and log in', (page) => page.waitForURL('**/admin/adminpanel'))
const choose = press('Save and log in')

/** @type {ScreenCall[]} */
const callsWithoutSession = [
  {
    at: '/admin',
    by: 'nobody',
    isOnce: true,
    call: 'signIn',
    request: 'POST /admin/login',
    family: signingIn,
    async open(page, { people }) {
      // Another each time: tries without a code count against the name.
      const person = await people.admit()
      await person.turnOnTwoStep()
      await fillSignIn(page, person)
      await signingIn.next(page).click()
      await page.getByLabel('Code', { exact: true }).fill(person.nextCode())
    },
    send: (page) => signingIn.next(page).click(),
  },
  {
    at: '/admin',
    by: 'nobody',
    isOnce: true,
    call: 'fetchPerson',
    request: 'GET /account',
    family: goingOn,
    open: (page, _plan, person) => fillSignIn(page, person),
    send: (page) => signingIn.next(page).click(),
  },
  {
    ...onLink,
    call: 'askLink',
    request: 'POST /admin/link/name',
    family: onLinkPage('Retry', (page) => page.getByLabel('New password', { exact: true }).waitFor()),
    open: openLink,
  },
  {
    ...onLink,
    call: 'choosePassword',
    request: 'POST /admin/link',
    family: choosing,
    open: fillLink,
    send: choose,
  },
  {
    ...onLink,
    call: 'signIn',
    request: 'POST /admin/login',
    family: signingInAfterwards,
    open: fillLink,
    send: choose,
  },
  {
    ...onLink,
    call: 'fetchPerson',
    request: 'GET /account',
    family: goingOn,
    open: fillLink,
    send: choose,
  },
]

/** @type {readonly ScreenCall[]} */
export const callsOfAccounts = [
  ...callsOfOwnAccount,
  {
    at: '/admin/course',
    asksNoSignIn: true,
    isOnce: true,
    call: 'refreshPerson',
    request: 'GET /account',
    family: goingOn,
    open: (page) => page.goto('/admin/course'),
  },
  {
    at: '/admin/adminpanel',
    by: 'own account',
    call: 'prove',
    request: 'POST /account/prove',
    family: proving,
    open: openDownload,
    send: (page) => proving.next(page).click(),
  },
  ...callsWithoutSession,
]
