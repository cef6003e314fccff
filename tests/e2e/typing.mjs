/** Typing into the console's forms as a user does. */

/** @typedef {import('playwright').Page} Page */

/**
 * Chooses an option of a form's select; a detail may follow its name.
 * @param {Page} page @param {string} label @param {string} option
 */
export async function choose(page, label, option) {
  await page.getByRole('combobox', { name: label, exact: true }).click()
  await page.getByRole('option', { name: new RegExp(`^${option}`) }).click()
}

/**
 * Types a day or a time piece by piece: '04062024', '071220240630PM'.
 * @param {Page} page @param {string} label @param {string} keys
 */
export async function typeDate(page, label, keys) {
  await page.getByRole('group', { name: label }).getByRole('spinbutton').first().focus()
  await page.keyboard.type(keys)
}

/**
 * Chooses what a list is narrowed by, beside its search.
 * @param {Page} page @param {string} label @param {string} option
 */
export async function filterBy(page, label, option) {
  await page.getByRole('combobox', { name: label, exact: true }).selectOption(option)
}
