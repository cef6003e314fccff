/** The calls of the editor of the public site. */
import { fresh } from '#tests/e2e/records.mjs'
import * as family from './callFamilies.mjs'
import { callsAt, NEXT, press } from './screenCall.mjs'

/** @typedef {import('./screenCall.mjs').Page} Page */
/** @typedef {import('./callFamilies.mjs').Family} Family */

const { inQuestion, reading } = family

/** A section saves by itself as it is typed, says so above its fields, and offers to save now. @type {Family} */
const savingItself = {
  told: (page) => page.getByRole('status').filter({ hasText: /^Not saved/ }),
  next: (page) => page.getByRole('button', { name: 'Save now' }),
  works: (page) => page.getByText('Saved', { exact: true }).waitFor(),
}

const PUBLISH = /^Publish \d+ changes?$/

/** @type {Family} */
const publishing = {
  told: (page) => page.getByRole('main').getByRole('alert'),
  next: (page) => page.getByRole('button', { name: PUBLISH }),
  works: (page) => page.getByText(/^Published\. /).waitFor(),
}

/** Types another heading. Each call has a section of its own, as screens are tested in parallel. @param {Page} page @param {string} section */
async function type(page, section) {
  await page.getByRole('textbox', { name: 'Heading', exact: true }).first().fill(fresh(section))
}

/** @param {Page} page @param {string} section */
async function change(page, section) {
  await page.goto(`/admin/site/${section}`)
  await type(page, section)
  await page.getByText('Saving...').waitFor()
  await savingItself.works(page)
}

/** @param {string} section */
const openChanges = (section) => async (/** @type {Page} */ page) => {
  await change(page, section)
  await page.goto('/admin/site/publish')
}

const saving = callsAt('/admin/site/courses', { send: (page) => type(page, 'courses') })

/** What was typed on this device and is not saved, so that logging out saves it. @param {Page} page */
async function leaveTyped(page) {
  await page.goto('/admin/site')
  await page.getByRole('heading', { name: 'Institute' }).waitFor()
  await page.waitForFunction(() => localStorage.getItem('adminPerson') !== null)
  const [token, person = ''] = await page.evaluate(() =>
    ['adminToken', 'adminPerson'].map((key) => localStorage.getItem(key) ?? ''),
  )
  // Not a call of the screen.
  const answer = await page.request.get('/api/site/drafts/institute', {
    headers: { authorization: `Bearer ${token}` },
  })
  const { revision, content } = (await answer.json()).data
  const { id: owner } = JSON.parse(person)
  const typed = { ...content, institute: { ...content.institute, place: fresh('Place') } }
  const kept = JSON.stringify({ revision, base: content, content: typed, owner })
  await page.evaluate((text) => localStorage.setItem('site:institute', text), kept)
}

/** Logging out saves what was typed, or asks before it is lost. @type {Family} */
const savingOnLeaving = {
  told: (page) => page.getByRole('alertdialog', { name: 'Log out without saving?' }),
  next: (page) => page.getByRole('button', { name: 'Discard and log out' }),
  works: (page) => page.getByRole('heading', { name: 'Admin login' }).waitFor(),
}

export const callsOfSite = [
  callsAt('/admin/site', {
    by: 'own account',
    isOnce: true,
    send: (page) => page.getByRole('banner').getByRole('button', { name: 'Log out' }).click(),
  })('saveDraftOnLeaving', 'PUT /site/drafts/institute', savingOnLeaving, leaveTyped),
  saving('saveSiteDraft', 'PUT /site/drafts/courses', savingItself),
  callsAt('/admin/site')('getSite', 'GET /site', reading),
  callsAt('/admin/site/versions')('listSiteVersions', 'GET /site/versions', reading),
  callsAt('/admin/site/contact')('getSiteDraft', 'GET /site/drafts/contact', reading),
  callsAt('/admin/site/publish')('getSiteChanges', 'GET /site/changes', reading),
  callsAt('/admin/site/contact')('getSitePreview', 'GET /site/preview', reading),
  callsAt('/admin/site/gallery', { send: NEXT })(
    'discardSiteDraft',
    'DELETE /site/drafts/gallery',
    inQuestion('Discard', 'Gallery is as it is published.'),
    async (page) => {
      await change(page, 'gallery')
      await press('Discard changes')(page)
    },
  ),
  callsAt('/admin/site/publish', { send: NEXT })(
    'publishSite',
    'POST /site/publish',
    publishing,
    openChanges('library'),
  ),
  callsAt('/admin/site/versions', { send: NEXT })(
    'publishSiteVersion',
    'POST /site/versions/:id/publish',
    inQuestion('Publish', 'Version 1 is published again.'),
    async (page) => {
      await openChanges('events')(page)
      await press(PUBLISH)(page)
      await publishing.works(page)
      await page.goto('/admin/site/versions')
      await press(/^Publish this again version 1$/)(page)
    },
  ),
]
