/** How each kind of call of the console is triggered, how its failure is recognised, and which next step is offered. */

/**
 * @typedef {import('playwright').Page} Page
 * @typedef {import('playwright').Locator} Locator
 *
 * @typedef {object} Family
 * @property {(page: Page) => Locator} told the element that reports the failed call
 * @property {(page: Page) => Locator} next what is offered: it makes the call again, or leads out
 * @property {(page: Page) => Promise<void>} works waits for what is there once the call is answered
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

/** What there is to choose from, at its field. @type {Family} */
export const choosing = {
  told: (page) => retry(page).locator('..'),
  next: retry,
  works: gone,
}

/** A form: it stays as it is, and can be sent again. @type {Family} */
export const saving = {
  told: (page) => page.locator('main').getByRole('alert').first(),
  next: (page) => page.locator('main button[type="submit"][form]:not([aria-disabled="true"])'),
  works: (page) => page.getByText(/" has been (added|saved)\.$/).waitFor(),
}

/** A question before something is deleted or erased. @type {Family} */
export const deleting = {
  told: (page) => page.getByRole('alertdialog').getByRole('alert'),
  next: (page) =>
    page.getByRole('alertdialog').getByRole('button', { name: /^(Delete|Yes, Delete|Erase for good)$/ }),
  works: (page) => page.getByText(/has been (deleted successfully|erased for good)\.$/).waitFor(),
}

/** What is told in a notice. @type {Family} */
export const restoring = {
  told: (page) => page.getByRole('alert').filter({ hasText: 'could not be brought back' }),
  next: (page) => page.getByRole('alert').getByRole('button', { name: 'Retry' }),
  works: (page) => page.getByText(/ is back\.$/).waitFor(),
}

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

/** Logging out succeeds whatever the server says: what tells so is the sign-in page. @type {Family} */
export const signingOut = {
  told: (page) => page.getByRole('heading', { name: 'Admin login' }),
  next: (page) => page.getByRole('button', { name: 'Submit' }),
  works: (page) => page.getByRole('heading', { name: 'Admin login' }).waitFor(),
}
