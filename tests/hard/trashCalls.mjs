/** The calls of the trash and the audit trail. */
import { fresh } from '#tests/e2e/records.mjs'
import { deleting, reading, restoring } from './callFamilies.mjs'

/**
 * @typedef {import('./screenCall.mjs').Page} Page
 * @typedef {import('./screenCall.mjs').Plan} Plan
 */

/** Deletes a new role. Screens are tested in parallel, and all share the trash. @param {Plan} plan @param {string} name */
async function deletedRole({ add, remove }, name) {
  const role = await add('/new_role', { name: fresh(name) })
  await remove(`/new_role/${role.M04_RoleId}`)
}

const trashWith = (/** @type {string} */ name) => ({
  at: '/admin/trash',
  async open(/** @type {Page} */ page, /** @type {Plan} */ plan) {
    await deletedRole(plan, name)
    await page.goto('/admin/trash')
  },
})

const press = (/** @type {Page} */ page, /** @type {string} */ words) =>
  page
    .getByRole('button', { name: new RegExp(`^${words}`) })
    .first()
    .click()

const erasing = {
  call: 'eraseRecord',
  request: 'DELETE /trash/roles/:id',
  family: deleting,
  send: (/** @type {Page} */ page) => deleting.next(page).click(),
}

/** @type {import('./screenCall.mjs').ScreenCall[]} */
export const callsOfTrash = [
  { ...trashWith('Deleted'), call: 'listTrash', request: 'GET /trash?page', family: reading },
  {
    ...trashWith('Restored'),
    call: 'restoreRecord',
    request: 'POST /new_role/:id/restore',
    family: restoring,
    send: (page) => press(page, 'Restore Restored'),
  },
  {
    ...trashWith('Erased'),
    ...erasing,
    async open(page, plan) {
      await trashWith('Erased').open(page, plan)
      await press(page, 'Delete permanently Erased')
    },
  },
  {
    at: '/admin/audit',
    call: 'listAudit',
    request: 'GET /audit?page',
    family: reading,
    open: (page) => page.goto('/admin/audit'),
  },
  {
    at: '/admin/audit',
    ...erasing,
    async open(page, plan) {
      await deletedRole(plan, 'Forgotten')
      await page.goto('/admin/audit?search=Forgotten&action=delete')
      await press(page, 'Deleted: Role "Forgotten')
      await press(page, 'Delete permanently')
    },
  },
]
