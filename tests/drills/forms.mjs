/**
 * Fills in every field of every form of the console, then interrupts it: reload, killed page, sign-out, failing server,
 * offline. No entry may be lost, saving afterwards creates one record, and the browser never stores a password.
 * Run `npm run build`, then `node tests/drills/forms.mjs [kind,kind]`
 */
import { isDeepStrictEqual } from 'node:util'
import { fresh, planWith } from '#tests/e2e/records.mjs'
import { signInAgain, startConsole } from './consoleBrowser.mjs'
import { formKinds } from './consoleForms.mjs'
import { inParallel, judgeIs, judgeNone } from './drill.mjs'
import { openTab } from './formTab.mjs'
import { call, PASSWORD } from './server.mjs'

/**
 * @typedef {import('./consoleForms.mjs').FormKind} FormKind
 * @typedef {import('./formTab.mjs').FormLook} FormLook
 * @typedef {Awaited<ReturnType<typeof openTab>>} Tab
 */

const RESTORED = 'We restored your unsaved changes.'

const browser = await startConsole('forms')
/** Start values of the records to edit, and the options chosen in the forms. */
const before = await planWith(browser.add)
const chosen = await planWith(browser.add)

/** @param {FormLook} one @param {FormLook} other */
const holdsTheSame = (one, other) => one.values === other.values && one.shown === other.shown

/** @param {boolean} isSo @param {string} problem */
function expect(isSo, problem) {
  if (!isSo) throw new Error(problem)
}

/** Expects that a reopened page says that it has restored all but the password, and saves. @param {Tab} tab @param {FormLook} typed */
async function expectRestored(tab, typed) {
  const isBack = await tab.shows((now) => holdsTheSame(now, typed))
  const now = await tab.look()
  expect(isBack, `holds ${now.values} ${now.shown} instead of ${typed.values} ${typed.shown}`)
  const note = now.messages.find((text) => text.startsWith(RESTORED))
  expect(note !== undefined, 'does not say that what was typed is back')
  if (typed.password !== '') {
    expect(now.password !== typed.password, 'has kept the password')
    expect(/password/i.test(note ?? ''), 'does not say that the password is gone')
    await tab.press('Generate')
  }
  await tab.press()
}

/** Expects an error message after a failed save, and all values unchanged. @param {Tab} tab @param {FormLook} typed @param {RegExp} words */
async function expectRefused(tab, typed, words) {
  const isSaid = await tab.shows(({ messages }) => messages.some((text) => words.test(text)))
  expect(isSaid, `says nothing of what went wrong: ${(await tab.look()).messages.join(' | ')}`)
  const isThere = await tab.shows((now) => holdsTheSame(now, typed) && now.password === typed.password)
  expect(isThere, 'has lost what was typed')
}

/** @type {Record<string, (tab: Tab, typed: FormLook) => Promise<void>>} */
const disturbances = {
  async reload(tab, typed) {
    await tab.page.reload()
    await expectRestored(tab, typed)
  },
  async crash(tab, typed) {
    await tab.crash()
    await expectRestored(tab, typed)
  },
  async 401({ page, ...tab }, typed) {
    const token = await page.evaluate(() => localStorage.getItem('adminToken'))
    await call(browser.url, String(token), 'POST', '/admin/logout')
    await tab.press()
    const isAsked = await tab.shows(({ messages }) => messages.includes('Log in to continue'))
    expect(isAsked, 'does not ask to log in')
    const { shown } = await tab.look()
    expect(shown === typed.shown, `shows ${shown} instead of ${typed.shown}`)
    await signInAgain(page)
  },
  async 500(tab, typed) {
    let isFailing = true
    await tab.page.route('**/api/**', (route) => {
      if (!isFailing || route.request().method() === 'GET') return route.continue()
      isFailing = false
      return route.fulfill({ status: 500, json: { message: 'Something went wrong' } })
    })
    await tab.press()
    await expectRefused(tab, typed, /Something went wrong|could not be saved/)
    await tab.press()
  },
  async offline(tab, typed) {
    await tab.page.context().setOffline(true)
    await tab.press()
    await expectRefused(tab, typed, /No connection/)
    await tab.page.context().setOffline(false)
    await tab.press()
  },
}

/**
 * A record as the API returns it.
 * @typedef {Record<string, string | number> & { divisions: { M11_Division_id: number }[] }} Saved
 */

/** Returns the saved value of a form field. @param {Saved} record @param {string} field */
function savedAs(record, field) {
  if (field === 'name') return [record.M04_RoleName]
  if (field === 'M03_YouTubeLink') return [`https://youtu.be/${record.M03_YouTubeLink}`]
  if (field === 'M03_M11_DivisionIds[]')
    return record.divisions.map((division) => String(division.M11_Division_id))
  return [String(record[field])]
}

/**
 * Expects exactly one record of that name, with every value. Returns its id.
 * @param {FormKind} form @param {string} name @param {FormLook} typed
 */
async function expectSaved({ path, name: nameField, id: idField }, name, typed) {
  const { body } = await browser.ask('GET', `${path}?search=${encodeURIComponent(name)}`)
  /** @type {Saved[]} */
  const rows = body.data.data ?? body.data
  const [found, ...others] = rows.filter((row) => row[nameField] === name)
  if (!found || others.length > 0) throw new Error(`has made ${found ? 1 + others.length : 0} records`)
  const { body: answer } = await browser.ask('GET', `${path}/${found[idField]}`)
  for (const [field, values] of valuesIn(typed)) {
    const saved = savedAs(path === '/new_role' ? found : answer.data, field)
    const problem = `has saved ${saved.join()} as ${field} instead of ${values.join()}`
    expect(isDeepStrictEqual(saved, values), problem)
  }
  return found[idField]
}

/** Returns the typed values by field, without a person's role, which is not submitted. @param {FormLook} look */
function valuesIn({ values }) {
  /** @type {Record<string, string[]>} */
  const { role: _role, ...typed } = JSON.parse(values)
  return Object.entries(typed)
}

/**
 * @param {import('playwright').Page} page @param {FormKind} form @param {boolean} isEdit @param {string} disturbance
 */
async function drill(page, form, isEdit, disturbance) {
  const record = isEdit ? await form.make(before) : undefined
  const address = record ? `${form.editAt}${record[form.id]}` : form.addAt
  const name = fresh(`Typed ${form.kind}`)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto(address)
  await page.getByRole('textbox').first().waitFor()
  const tab = await openTab(page)
  const first = await tab.look()
  await form.fill(page, chosen, name)
  const typed = await tab.look()
  const initial = new Map(valuesIn(first))
  const untouched = valuesIn(typed).filter(([field, values]) => isDeepStrictEqual(values, initial.get(field)))
  expect(untouched.length === 0, `has fields that the drill does not fill: ${untouched.join()}`)
  const secrets = [typed.password, PASSWORD]
  const expectNoSecret = async () =>
    expect((await tab.keeps(secrets)) === 0, 'has put a password into storage')

  await expectNoSecret()
  await disturbances[disturbance]?.(tab, typed)
  const isSaved = await tab.shows(({ messages }) =>
    messages.some((text) => text.includes(`"${name}" has been`)),
  )
  expect(isSaved, `is not saved: ${(await tab.look()).messages.join(' | ')}`)
  await expectNoSecret()
  const id = await expectSaved(form, name, typed)
  if (record) expect(id === record[form.id], 'has made another record')
}

const only = process.argv[2]?.split(',')
const cases = formKinds
  .filter(({ kind }) => only === undefined || only.includes(kind))
  .flatMap((form) => [false, true].map((isEdit) => ({ form, isEdit })))
/** @type {string[]} */
const lost = []
let count = 0
/** A browser context for each form in progress. A context with a failure is not reused. */
const contexts = [await browser.newContext(), await browser.newContext()]
await inParallel(cases.length, 2, async (number) => {
  const { form, isEdit = false } = cases[number] ?? {}
  if (!form) return
  let context = contexts.pop() ?? (await browser.newContext())
  for (const disturbance of Object.keys(disturbances)) {
    const what = `${form.kind} ${isEdit ? 'edit' : 'add'}, ${disturbance}`
    const page = await context.newPage()
    try {
      await drill(page, form, isEdit, disturbance)
      console.log(`ok     ${what}`)
    } catch (error) {
      lost.push(`${what}: ${error instanceof Error ? error.message : String(error)}`)
      await context.close()
      context = await browser.newContext()
    }
    count += 1
    await page.close()
  }
  contexts.push(context)
})
judgeNone('forms that lost something', lost, count)
judgeIs('forms that were tried', count, cases.length * Object.keys(disturbances).length)
await browser.stop()
