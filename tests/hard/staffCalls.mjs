/** The calls of the staff's screen. */
import { inDialog, inQuestion } from './accountFamilies.mjs'
import { noticing, reading } from './callFamilies.mjs'
import { LOGIN } from './server.mjs'

/**
 * @typedef {import('./screenCall.mjs').Page} Page
 * @typedef {import('./screenCall.mjs').Plan} Plan
 */

const at = '/admin/staff'

/** The answer where everybody needs two-step sign-in. */
const account = {
  id: 1,
  login: LOGIN,
  name: '',
  level: 'administrator',
  added_at: null,
  password_changed_at: null,
  two_step: { since: 0, codes_left: 10 },
  two_step_required: true,
}
const open = (/** @type {Page} */ page) => page.goto(at)

/** @param {string} call @param {string} request @param {import('./callFamilies.mjs').Family} family */
const pressed = (call, request, family) => ({
  at,
  call,
  request,
  family,
  send: (/** @type {Page} */ page) => family.next(page).click(),
})

/** Shows one person in the list. @param {Page} page @param {string} login */
async function find(page, login) {
  await page.goto(`${at}?search=${encodeURIComponent(login)}`)
  await page.getByRole('button', { name: `Edit ${login}` }).waitFor()
}

/** Opens what can be done with a new person's account. @param {string} entry of its menu */
const ask =
  (entry) =>
  async (/** @type {Page} */ page, /** @type {Plan} */ { people }) => {
    const { name } = await people.invite()
    await find(page, name)
    await page.getByRole('button', { name: `More ${name}` }).click()
    await page.getByRole('menuitem', { name: entry }).click()
  }

/** @type {readonly import('./screenCall.mjs').ScreenCall[]} */
export const callsOfStaff = [
  { at, call: 'listStaff', request: 'GET /staff', family: reading, open },
  { at, call: 'getAccount', request: 'GET /account', family: reading, open },
  {
    ...pressed('inviteStaff', 'POST /staff', inDialog('Make the link', /^Send this link to/)),
    async open(page) {
      await open(page)
      await page.getByRole('button', { name: 'ADD Person' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Name', { exact: true }).fill('Failing')
      await dialog.getByLabel('Sign-in name').fill(`failing-${Date.now()}@example.org`)
    },
  },
  {
    ...pressed('changeStaff', 'PUT /staff/:id', inDialog('Save', /has been saved\.$/)),
    async open(page, { people }) {
      const { name } = await people.invite()
      await find(page, name)
      await page.getByRole('button', { name: `Edit ${name}` }).click()
    },
  },
  {
    ...pressed('changeStaff', 'PUT /staff/:id', inQuestion('Suspend', /has been suspended\.$/)),
    open: ask('Suspend'),
  },
  {
    ...pressed('removeStaff', 'DELETE /staff/:id', inQuestion('Remove', /has been removed\.$/)),
    open: ask('Remove'),
  },
  {
    ...pressed('renewStaffLink', 'POST /staff/:id/link', inQuestion('Make a new link', /^Send this link to/)),
    open: ask('New link'),
  },
  {
    ...pressed(
      'resetStaffTwoStep',
      'DELETE /staff/:id/two-step',
      inQuestion('Turn off', /signs in without a code now\.$/),
    ),
    async open(page, { people }) {
      const person = await people.admit()
      await person.turnOnTwoStep()
      await find(page, person.login)
      await page.getByRole('button', { name: `More ${person.login}` }).click()
      await page.getByRole('menuitem', { name: 'Turn off two-step' }).click()
    },
  },
  {
    at,
    call: 'changeStaffSettings',
    request: 'PUT /staff_settings',
    family: noticing(/Two-step sign-in is up to each person now/),
    async open(page) {
      // Turned off only: turned on, it would ask it of the people of all other screens.
      await page.route('**/api/account', async (route) => {
        await route.fulfill({ json: { data: account } })
      })
      await open(page)
    },
    send: (page) => page.getByRole('switch', { name: 'Everybody needs two-step sign-in' }).click(),
  },
]
