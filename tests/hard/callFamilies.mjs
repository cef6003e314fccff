/** How each kind of call of the console is triggered, how its failure is recognised, and which next step is offered. */

/**
 * @typedef {import('playwright').Page} Page
 * @typedef {import('playwright').Locator} Locator
 *
 * @typedef {object} Family
 * @property {(page: Page) => Locator} told the element that reports the failed request
 * @property {(page: Page) => Locator} next the next step: it repeats the request or leaves the screen
 * @property {(page: Page) => Promise<void>} works waits for the element that a successful request shows
 */

const retry = (/** @type {Page} */ page) =>
  page.getByRole('button', { name: /^(Retry|Log in)$/ }).or(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Back to/ })
      .and(page.locator('[role="alert"] a')),
  )

const gone = (/** @type {Page} */ page) => retry(page).waitFor({ state: 'detached' })

/** Lists and records. @type {Family} */
export const reading = {
  told: (page) => page.locator('main [role="alert"]'),
  next: retry,
  works: gone,
}

/** A record in a dialog over its list. @type {Family} */
export const readingDetails = {
  told: (page) => page.getByRole('dialog').getByRole('alert'),
  next: (page) =>
    page
      .getByRole('dialog')
      .getByRole('button', { name: /^(Retry|Close)$/ })
      .last(),
  works: gone,
}

/** The options of a field. @type {Family} */
export const choosing = {
  told: (page) => retry(page).locator('..'),
  next: retry,
  works: gone,
}

/** A form, which keeps its values and can be submitted again. @type {Family} */
export const saving = {
  told: (page) => page.locator('main').getByRole('alert').first(),
  next: (page) => page.locator('main button[type="submit"][form]:not([aria-disabled="true"])'),
  works: (page) => page.getByText(/" has been (added|saved)\.$/).waitFor(),
}

/** Who deleted the record of a form, which is named if that is known. @type {Family} */
export const naming = {
  told: (page) => page.locator('main').getByRole('alert').filter({ hasText: ' deleted this ' }),
  next: saving.next,
  works: (page) => naming.told(page).waitFor(),
}

/** A confirmation before a record is deleted or erased. @type {Family} */
export const deleting = {
  told: (page) => page.getByRole('alertdialog').getByRole('alert'),
  next: (page) =>
    page.getByRole('alertdialog').getByRole('button', { name: /^(Delete|Yes, Delete|Delete permanently)$/ }),
  works: (page) => page.getByText(/has been (deleted successfully|deleted permanently)\.$/).waitFor(),
}

/** A request whose result is shown in a notice. @type {Family} */
export const restoring = {
  told: (page) => page.getByRole('alert').filter({ hasText: 'could not be restored' }),
  next: (page) => page.getByRole('alert').getByRole('button', { name: 'Retry' }),
  works: (page) => page.getByText(/ has been restored\.$/).waitFor(),
}

/** A deletion of several records, likewise. @type {Family} */
export const deletingSeveral = {
  told: deleting.told,
  next: (page) => page.getByRole('alertdialog').getByRole('button', { name: /^Delete \d/ }),
  works: (page) => page.getByText(/ been deleted\.$/).waitFor(),
}

/** A dialog that asks where records move. @type {Family} */
export const moving = {
  told: (page) => page.getByRole('dialog').getByRole('alert'),
  next: (page) => page.getByRole('dialog').getByRole('button', { name: /^Move \d/ }),
  works: (page) => page.getByText(/ been moved to /).waitFor(),
}

/** A request whose failure is a notice with Retry. @param {RegExp} done the notice of success @returns {Family} */
export const noticing = (done) => ({
  told: (page) => page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Retry' }) }),
  next: (page) => page.getByRole('alert').getByRole('button', { name: 'Retry' }),
  works: (page) => page.getByText(done).waitFor(),
})

/** The spreadsheet. @type {Family} */
export const downloading = {
  told: (page) => page.getByRole('alert').filter({ hasText: 'Error downloading the file' }),
  next: retry,
  works: (page) => page.getByText(/has been downloaded/).waitFor(),
}

/** The sign-in page. @type {Family} */
export const signingIn = {
  told: (page) => page.getByRole('alert'),
  next: (page) =>
    page.getByRole('button', { name: 'Submit' }).and(page.locator(':not([aria-disabled="true"])')),
  works: (page) => page.waitForURL('**/admin/adminpanel'),
}

/** Signing out always succeeds for the user, so the sign-in page is expected. @type {Family} */
export const signingOut = {
  told: (page) => page.getByRole('heading', { name: 'Admin login' }),
  next: (page) => page.getByRole('button', { name: 'Submit' }),
  works: (page) => page.getByRole('heading', { name: 'Admin login' }).waitFor(),
}
