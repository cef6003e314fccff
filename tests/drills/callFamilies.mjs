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

/** Waits for words. @param {string | RegExp} words */
const says = (words) => (/** @type {Page} */ page) => page.getByText(words).first().waitFor()

const toConsole = (/** @type {Page} */ page) => page.waitForURL('**/admin/adminpanel')

/** Lists and records. @type {Family} */
export const reading = { told: (page) => page.locator('main [role="alert"]'), next: retry, works: gone }

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
export const choosing = { told: (page) => retry(page).locator('..'), next: retry, works: gone }

/**
 * What is saved by a button beside it: a part of a screen, a dialog or a question that stay open.
 * @param {'main' | 'dialog' | 'alertdialog'} role
 */
const within =
  (role) =>
  /** @param {string | RegExp} name of the button @param {string | RegExp} done @returns {Family} */
  (name, done) => ({
    told: (page) => page.getByRole(role).getByRole('alert'),
    next: (page) => page.getByRole(role).getByRole('button', { name, exact: true }).first(),
    works: says(done),
  })
export const inPart = within('main')
export const inDialog = within('dialog')
export const inQuestion = within('alertdialog')

/** A form, which keeps its values and can be submitted again. @type {Family} */
export const saving = {
  told: (page) => page.locator('main').getByRole('alert').first(),
  next: (page) => page.locator('main button[type="submit"][form]:not([aria-disabled="true"])'),
  works: says(/" has been (added|saved)\.$/),
}

/** Who deleted the record of a form, which is named if that is known. @type {Family} */
export const naming = {
  told: (page) => page.locator('main').getByRole('alert').filter({ hasText: ' deleted this ' }),
  next: saving.next,
  works: (page) => naming.told(page).waitFor(),
}

/** A confirmation before a record is deleted or erased. */
export const deleting = inQuestion(
  /^(Delete|Yes, Delete|Delete permanently)$/,
  /has been (deleted successfully|deleted permanently)\.$/,
)

/** A deletion of several records, likewise. */
export const deletingBulk = inQuestion(/^Delete \d/, / been deleted\.$/)

/** A dialog that asks where records move. */
export const moving = inDialog(/^Move \d/, / been moved to /)

/** A request whose failure is a notice with Retry. @param {RegExp} done the notice of success @returns {Family} */
export const noticing = (done) => ({
  told: (page) => page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Retry' }) }),
  next: (page) => page.getByRole('alert').getByRole('button', { name: 'Retry' }),
  works: says(done),
})

export const restoring = noticing(/ has been restored\.$/)

/** The spreadsheet. @type {Family} */
export const downloading = {
  told: (page) => page.getByRole('alert').filter({ hasText: 'Error downloading the file' }),
  next: retry,
  works: says(/has been downloaded/),
}

/** The sign-in page. @type {Family} */
export const signingIn = {
  told: (page) => page.getByRole('alert'),
  next: (page) =>
    page.getByRole('button', { name: 'Submit' }).and(page.locator(':not([aria-disabled="true"])')),
  works: toConsole,
}

/** Signing out always succeeds for the user, so the sign-in page is expected. @type {Family} */
export const signingOut = {
  told: (page) => page.getByRole('heading', { name: 'Admin login' }),
  next: (page) => page.getByRole('button', { name: 'Submit' }),
  works: (page) => signingOut.told(page).waitFor(),
}

/** The page of one-time links. @param {string} name of the button @param {(page: Page) => Promise<void>} [works] @returns {Family} */
export const onLinkPage = (name, works = toConsole) => ({
  told: (page) => page.getByRole('alert').or(page.getByText('has been used or has expired')),
  next: (page) =>
    page
      .getByRole('button', { name, exact: true })
      .or(page.getByRole('link', { name: 'To the login' }))
      .first(),
  works,
})

/** The password is chosen, and only the sign-in after it fails: the sign-in page says so. @type {Family} */
export const signingInAfterwards = {
  told: (page) => page.getByRole('status').filter({ hasText: 'Your password has been saved.' }),
  next: (page) => page.getByRole('button', { name: 'Submit' }),
  works: toConsole,
}

const adding = (/** @type {Page} */ page) =>
  page.getByRole('main').getByRole('link', { name: /^ADD/ }).first()

/**
 * Asking who is signed in, so that screens offer what the level may do. Until it is answered they offer what they offered
 * before, and the server refuses what is too much: nothing fails for the user, so the screen itself is expected.
 * @type {Family}
 */
export const goingOn = { told: adding, next: adding, works: (page) => adding(page).waitFor() }

/** A step says above itself what failed, and its button tries again. @param {RegExp} button @param {RegExp} done @returns {Family} */
export const leadingOn = (button, done) => ({
  told: (page) => page.getByRole('main').getByRole('alert'),
  next: (page) => page.getByRole('button', { name: button }),
  works: (page) =>
    page
      .getByRole('heading', { name: done })
      .or(page.getByRole('button', { name: done }))
      .waitFor(),
})

const noClashes = (/** @type {Page} */ page) =>
  page.getByText('Clashes with other classes could not be looked for.')

/** Classes near in time and with the same video are looked for apart: each has its Retry. @type {Family} */
export const lookingForClashes = {
  told: noClashes,
  next: (page) => noClashes(page).first().locator('..').getByRole('button', { name: 'Retry' }).first(),
  async works(page) {
    while ((await noClashes(page).count()) > 1) await lookingForClashes.next(page).click()
    if ((await noClashes(page).count()) > 0) await lookingForClashes.next(page).click()
    await noClashes(page).first().waitFor({ state: 'detached' })
  },
}
