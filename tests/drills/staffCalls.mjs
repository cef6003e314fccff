/** The calls of the staff's screen. */
import { inDialog, inQuestion, noticing, reading } from './callFamilies.mjs'
import { callsAt, NEXT, press } from './screenCall.mjs'
import { LOGIN } from './server.mjs'

/**
 * @typedef {import('./screenCall.mjs').Page} Page
 * @typedef {import('./screenCall.mjs').ScreenCall['open']} Open
 */

const staff = '/admin/staff'
const managing = callsAt(staff, { send: NEXT })

/** Shows one person in the list, and presses what is beside it. @param {Page} page @param {string} login @param {string} button */
async function find(page, login, button) {
  await page.goto(`${staff}?search=${encodeURIComponent(login)}`)
  await page.getByRole('button', { name: `Edit ${login}` }).waitFor()
  await page.getByRole('button', { name: `${button} ${login}` }).click()
}

/** Opens what can be done with a new person's account. @param {string} entry of its menu @returns {Open} */
const askOfOther =
  (entry) =>
  async (page, { people }) => {
    await find(page, (await people.invite()).name, 'More')
    await page.getByRole('menuitem', { name: entry }).click()
  }

/** The answer where everybody needs two-step sign-in. */
const needingTwoStep = {
  id: 1,
  login: LOGIN,
  name: '',
  level: 'administrator',
  added_at: null,
  password_changed_at: null,
  two_step: { since: 0, codes_left: 10 },
  two_step_required: true,
}

const linkSent = /^Send this link to/
export const callsOfStaff = [
  callsAt(staff)('listStaff', 'GET /staff', reading),
  callsAt(staff)('getAccount', 'GET /account', reading),
  managing('inviteStaff', 'POST /staff', inDialog('Make the link', linkSent), async (page) => {
    await page.goto(staff)
    await press('ADD Person')(page)
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name', { exact: true }).fill('Failing')
    await dialog.getByLabel('Sign-in name').fill(`failing-${Date.now()}@example.org`)
  }),
  managing('changeStaff', 'PUT /staff/:id', inDialog('Save', /has been saved\.$/), async (page, { people }) =>
    find(page, (await people.invite()).name, 'Edit'),
  ),
  managing(
    'changeStaff',
    'PUT /staff/:id',
    inQuestion('Suspend', /has been suspended\.$/),
    askOfOther('Suspend'),
  ),
  managing(
    'removeStaff',
    'DELETE /staff/:id',
    inQuestion('Remove', /has been removed\.$/),
    askOfOther('Remove'),
  ),
  managing(
    'renewStaffLink',
    'POST /staff/:id/link',
    inQuestion('Make a new link', linkSent),
    askOfOther('New link'),
  ),
  managing(
    'resetStaffTwoStep',
    'DELETE /staff/:id/two-step',
    inQuestion('Turn off', /signs in without a code now\.$/),
    async (page, { people }) => {
      const person = await people.admit()
      await person.turnOnTwoStep()
      await find(page, person.login, 'More')
      await page.getByRole('menuitem', { name: 'Turn off two-step' }).click()
    },
  ),
  managing.by((page) => page.getByRole('switch', { name: 'Everybody needs two-step sign-in' }).click())(
    'changeStaffSettings',
    'PUT /staff_settings',
    noticing(/Two-step sign-in is up to each person now/),
    async (page) => {
      // Turned off only: turned on, it would ask it of the people of all other screens.
      await page.route('**/api/account', (route) => route.fulfill({ json: { data: needingTwoStep } }))
      await page.goto(staff)
    },
  ),
]
