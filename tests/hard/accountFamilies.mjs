/** The kinds of calls of accounts, as in callFamilies.mjs. */

/**
 * @typedef {import('./callFamilies.mjs').Page} Page
 * @typedef {import('./callFamilies.mjs').Family} Family
 */

/** @param {Page} page @param {string | RegExp} done */
const said = (page, done) => page.getByText(done).first().waitFor()

/** A part of a screen that is saved by its own button. @param {string | RegExp} name of the button @param {string | RegExp} done @returns {Family} */
export const inPart = (name, done) => ({
  told: (page) => page.locator('main').getByRole('alert'),
  next: (page) => page.locator('main').getByRole('button', { name, exact: true }).first(),
  works: (page) => said(page, done),
})

/** A dialog that stays open. @param {string} name of the button @param {string | RegExp} done @returns {Family} */
export const inDialog = (name, done) => ({
  told: (page) => page.getByRole('dialog').getByRole('alert'),
  next: (page) => page.getByRole('dialog').getByRole('button', { name, exact: true }),
  works: (page) => said(page, done),
})

/** A question that stays open. @param {string} name of the button @param {string | RegExp} done @returns {Family} */
export const inQuestion = (name, done) => ({
  told: (page) => page.getByRole('alertdialog').getByRole('alert'),
  next: (page) => page.getByRole('alertdialog').getByRole('button', { name, exact: true }),
  works: (page) => said(page, done),
})

/** The page of one-time links. @param {string} name of the button @param {(page: Page) => Promise<void>} works @returns {Family} */
export const onLinkPage = (name, works) => ({
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
  works: (page) => page.waitForURL('**/admin/adminpanel'),
}

const adding = (/** @type {Page} */ page) =>
  page.getByRole('main').getByRole('link', { name: /^ADD/ }).first()

/**
 * Asking who is signed in, so that screens offer what the level may do. Until it is answered they offer what they offered
 * before, and the server refuses what is too much: nothing fails for the user, so the screen itself is expected.
 * @type {Family}
 */
export const goingOn = { told: adding, next: adding, works: (page) => adding(page).waitFor() }
