/**
 * A browser tab with a form, read and operated by scripts inside it, so that it can be used after its renderer was killed.
 */
import { TIME_FACTOR, until } from './drill.mjs'

/** Maximum wait for a change of the page, in ms. */
const LONGEST = 5000 * TIME_FACTOR

/**
 * The state of a form.
 * @typedef {object} FormLook
 * @property {string} address of the page, its path
 * @property {string} values the form data as JSON, without the password
 * @property {string} password
 * @property {string} shown the displayed field texts as JSON, without passwords
 * @property {string[]} messages texts of alerts and notes
 */

/** Runs in the page. @returns {FormLook} */
function look() {
  const form = document.querySelector('main form')
  /** @type {Record<string, string[]>} */
  const values = {}
  if (form instanceof HTMLFormElement) {
    for (const [name, value] of new FormData(form)) {
      if (typeof value === 'string') values[name] = [...(values[name] ?? []), value]
    }
  }
  const { M05_Password: password = [''], ...others } = values
  const fields =
    form?.querySelectorAll(
      'input:not([type="hidden"], [readonly]), textarea, [role="combobox"], [role="spinbutton"]',
    ) ?? []
  const shown = [...fields].map((field) => {
    if (field instanceof HTMLInputElement && field.type === 'checkbox') return String(field.checked)
    return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
      ? field.value
      : field.textContent
  })
  const messages = [...document.querySelectorAll('[role="alert"], [role="status"], output, dialog h2')]
    .filter((element) => element.checkVisibility())
    .map((element) => element.textContent.trim())
  return {
    address: location.pathname,
    values: JSON.stringify(others),
    password: password[0] ?? '',
    shown: JSON.stringify(shown),
    messages: messages.filter((text) => text !== ''),
  }
}

/** Runs in the page: presses the form's submit button, or a button by its text. @param {string} words @returns {boolean} */
function press(words) {
  const buttons = document.querySelectorAll(words === '' ? 'main button[type="submit"][form]' : 'button')
  const button = [...buttons].findLast(
    (each) => each.checkVisibility() && (words === '' || each.textContent.trim() === words),
  )
  if (!(button instanceof HTMLButtonElement) || button.ariaDisabled === 'true') return false
  button.click()
  return true
}

/**
 * Runs in the page: returns the number of storage entries that contain the texts. An IndexedDB database counts as one,
 * as the console uses none.
 * @param {string[]} texts @returns {Promise<number>}
 */
async function keeps(texts) {
  const kept = [...Object.values(localStorage), ...Object.values(sessionStorage)]
  const places = kept.filter((value) => texts.some((text) => text !== '' && value.includes(text)))
  return places.length + (await indexedDB.databases()).length
}

/** @param {import('playwright').Page} page */
export async function openTab(page) {
  const session = await page.context().newCDPSession(page)

  /**
   * @template T
   * @param {(given: never) => T} script @param {unknown} [given] @returns {Promise<Awaited<T>>}
   */
  async function run(script, given) {
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      expression: `(${script.toString()})(${JSON.stringify(given)})`,
      awaitPromise: true,
      returnByValue: true,
    })
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    /** @type {Awaited<T>} */
    const value = result.value
    return value
  }

  return {
    page,
    look: () => run(look),
    keeps: (/** @type {string[]} */ texts) => run(keeps, texts),

    /** Whether the condition holds in time. @param {(now: FormLook) => boolean} isSo */
    shows: async (isSo) =>
      (await until(async () => isSo(await run(look)), LONGEST)) < Number.POSITIVE_INFINITY,

    /** Presses a button once it exists; without a text, the form's submit button. @param {string} [words] */
    async press(words = '') {
      const waited = await until(() => run(press, words), LONGEST)
      if (!Number.isFinite(waited)) throw new Error(`There is no button ${words || 'that sends the form'}.`)
    },

    /** Kills the renderer without events, and reopens the address in the same tab. */
    async crash() {
      const crashed = page.waitForEvent('crash')
      // A killed page does not respond.
      session.send('Page.crash').catch(() => undefined)
      await crashed
      await session.send('Page.reload')
    },
  }
}
