/**
 * Fails every call of every screen of the console in eleven ways. Each time the screen must show a message and offer a next
 * step; after the last failure that step must work. Run `npm run build`, then
 * `node tests/drills/failures.mjs [part of a screen's or call's name, or kinds=students,classes: of the screens that one code
 * makes for all kinds of records, those of these kinds]`
 */
import { planWith } from '#tests/e2e/records.mjs'
import { namesInClient } from './clientCalls.mjs'
import { startConsole } from './consoleBrowser.mjs'
import { screenCalls } from './consoleCalls.mjs'
import { createContexts, createPeople } from './consolePeople.mjs'
import { inParallel, judgeNone, until } from './drill.mjs'
import { inFrame, NEXT, requestName } from './screenCall.mjs'

/**
 * @typedef {import('./screenCall.mjs').ScreenCall} ScreenCall
 * @typedef {import('./consolePeople.mjs').ConsolePerson} ConsolePerson
 * @typedef {import('playwright').Page} Page
 * @typedef {import('playwright').Route} Route
 */

const proxyPage = { contentType: 'text/html', body: '<html><h1>Service Unavailable</h1></html>' }
/** @param {number} status @param {string} message @param {object} [more] */
const refused = (status, message, more) => (/** @type {Route} */ route) =>
  route.fulfill({ status, json: { message, ...more } })

/** @type {Record<string, (route: Route) => Promise<void>>} */
const failures = {
  401: refused(401, 'Please log in.'),
  403: refused(403, 'That is not yours to do.'),
  404: refused(404, 'It is not there.'),
  412: refused(412, 'It was changed in the meantime.'),
  422: refused(422, 'It is not accepted.', { errors: { M00_Term: ['The term is over.'] } }),
  429: (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '7' }, json: { message: 'Too many requests.' } }),
  500: refused(500, 'Something went wrong.'),
  503: (route) => route.fulfill({ status: 503, ...proxyPage }),
  'time-out': async (route) => passTimeLimits(route.request().frame().page()),
  offline: (route) => route.abort('internetdisconnected'),
  malformed: (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '{"data":[{"M0' }),
}

/** Texts that users cannot understand. */
const unreadable =
  /undefined|null|NaN|\[object|unexpected (token|end)|\w+Error\b|failed to fetch|json|zod|[<>{}]/i

/** Runs in every page before its scripts: lets the drill trigger request timeouts. */
function holdTimeLimits() {
  // Of calls, and of calls that send a whole file.
  const timeLimits = [20_000, 120_000]
  const wait = window.setTimeout
  const stop = window.clearTimeout
  /** @type {Map<number | undefined, () => void>} */
  const ends = new Map()
  Object.assign(window, {
    setTimeout(/** @type {() => void} */ run, /** @type {number} */ ms, /** @type {unknown[]} */ ...given) {
      const timer = wait(run, ms, ...given)
      if (timeLimits.includes(ms)) ends.set(timer, run)
      return timer
    },
    clearTimeout(/** @type {number | undefined} */ timer) {
      ends.delete(timer)
      stop(timer)
    },
    passTimeLimits() {
      for (const end of ends.values()) end()
      ends.clear()
    },
  })
  AbortSignal.timeout = (ms) => {
    const controller = new AbortController()
    window.setTimeout(() => controller.abort(new DOMException('The time is up', 'TimeoutError')), ms)
    return controller.signal
  }
}

/** Number of pending requests by page. @type {WeakMap<Page, number>} */
const underway = new WeakMap()
/** Triggers the timeout of the request that is never answered, once no others are pending. @param {Page} page */
async function passTimeLimits(page) {
  await until(async () => (underway.get(page) ?? 0) <= 1, 5000)
  await page.evaluate('passTimeLimits()')
}

const browser = await startConsole('failures', { TRUST_PROXY: '1' })
const people = createPeople(browser.url)
const plan = {
  ...(await planWith(browser.add)),
  before: await planWith(browser.add),
  people,
  remove: (/** @type {string} */ path) => browser.ask('DELETE', path),
}
const contexts = await createContexts(browser, people, holdTimeLimits)
/** Requests that were seen: on which screen, and which. @type {Map<string, string>} */
const seen = new Map()
/** The screen that sent a request, from its referrer, as the page may have navigated since. @param {import('playwright').Request} request */
const screenOf = (request) => new URL(request.headers().referer ?? '').pathname.replace(/\/\d+$/, '/:id')

/** @param {Page} page @param {ScreenCall} screenCall @param {() => string | undefined} failing the next failure @param {() => void} told */
async function intercept(page, { request: name }, failing, told) {
  /** @param {import('playwright').Request} request @param {number} by */
  function count(request, by) {
    if (request.url().includes('/api/')) underway.set(page, (underway.get(page) ?? 0) + by)
  }
  page.on('request', (request) => count(request, 1))
  page.on('requestfinished', (request) => count(request, -1))
  page.on('requestfailed', (request) => count(request, -1))
  await page.route('**/api/**', async (route) => {
    const request = route.request()
    const asked = requestName(request.method(), new URL(request.url()))
    // The request under test is not recorded.
    if (asked !== name) seen.set(`${screenOf(request)} ${asked}`, asked)
    const failure = failing()
    if (asked === name && failure !== undefined) {
      await failures[failure]?.(route)
      told()
    } else await route.continue()
  })
}

const isInView = (/** @type {Element} */ element) =>
  Math.abs(element.getBoundingClientRect().top - innerHeight / 2) < innerHeight / 2

/** Expects an error message and a next step. @param {Page} page @param {ScreenCall} screenCall @param {string} failure */
async function expectTold(page, { family, send, by, asksNoSignIn, isClosedByDialog }, failure) {
  if (failure === '401' && by !== 'nobody' && !asksNoSignIn) {
    const dialog = page.getByRole('dialog', { name: 'Log in to continue' })
    await dialog.getByRole('button', { name: 'Submit' }).waitFor()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await dialog.waitFor({ state: 'detached' })
    if (isClosedByDialog) return
  }
  const told = family.told(page)
  await told.first().waitFor()
  await family.next(page).waitFor()
  const text = (await told.allInnerTexts()).join(' ').replace(/\b(Retry|Log in|Close)\b/g, '')
  if (!/\w+ \w+/.test(text)) throw new Error(`says nothing: "${text}"`)
  if (unreadable.test(text)) throw new Error(`says "${text}"`)
  // After a button press, the message must be in view without scrolling.
  const inView = send ? await until(() => told.first().evaluate(isInView), 2000) : 0
  if (!Number.isFinite(inView)) throw new Error('says it out of view')
  if (!(await family.next(page).isEnabled())) throw new Error('offers a next step that is off')
}

/** @param {unknown} error */
const inOneLine = (error) => (error instanceof Error ? error.message.split('\n', 4).join(' ') : String(error))

/** @param {Page} page @param {ScreenCall} screenCall @param {ConsolePerson} person @returns {Promise<string[]>} the problems found */
async function drill(page, screenCall, person) {
  const { family, open, send, isOnce = false } = screenCall
  /** @type {string[]} */
  const problems = []
  /** @type {string | undefined} */
  let failure
  let isOpen = false
  let failed = 0
  const told = () => (failed += 1)
  await intercept(page, screenCall, () => failure, told)

  async function call() {
    if (isOpen) {
      await family.next(page).click()
      return
    }
    if (send) {
      const asked = failure
      failure = undefined
      await open(page, plan, person)
      failure = asked
      await (send === NEXT ? family.next(page).click() : send(page))
    } else await open(page, plan, person)
    isOpen = true
  }

  for (const name of Object.keys(failures)) {
    failure = name
    try {
      const before = failed
      await call()
      const isCalled = await until(async () => failed > before, 5000)
      if (!Number.isFinite(isCalled)) throw new Error('is not called')
      await expectTold(page, screenCall, name)
      // A step that leaves the screen or opens the sign-in does not repeat the request immediately.
      const step = family.next(page)
      isOpen = !isOnce && (await step.isVisible()) && !/^(Back|Close|Log in)/.test(await step.innerText())
    } catch (error) {
      problems.push(`${name}: ${inOneLine(error)}`)
      isOpen = false
    }
  }
  failure = undefined
  try {
    await call()
    await family.works(page)
  } catch (error) {
    problems.push(`afterwards: ${inOneLine(error)}`)
  }
  return problems
}

const total = Object.keys(failures).length
let silent = 0
let count = 0
const [only = ''] = process.argv.slice(2)
const kinds = /^kinds=(.*)/.exec(only)?.[1]?.split(',')
const drilled = screenCalls.filter(({ call, at, kind }) =>
  kinds ? kind === undefined || kinds.includes(kind) : `${at} ${call}`.includes(only),
)
await inParallel(drilled.length, 2, async (number) => {
  const screenCall = drilled[number]
  if (!screenCall) return
  const { at, call } = screenCall
  const { context, person, done } = await contexts.take(screenCall.by)
  const page = await context.newPage()
  const problems = await drill(page, screenCall, person)
  await page.close()
  await done()
  count += total
  silent += problems.length
  const failed = problems.filter((problem) => !problem.startsWith('afterwards')).length
  const mark = problems.length === 0 ? 'ok    ' : 'FAILED'
  console.log([`${mark} ${at} ${call}: ${total - failed} of ${total}`, ...problems].join('; '))
})
await browser.stop()
const names = new Set(screenCalls.map(({ call }) => call))
const forgotten = namesInClient().filter((name) => !names.has(name))
judgeNone('calls of src/api that are not drilled', forgotten)
if (kinds || only === '') {
  const pairs = new Set(screenCalls.map(({ at, request }) => `${at} ${request}`))
  const missed = [...seen].filter(([pair, request]) => !pairs.has(pair) && !inFrame.has(request))
  judgeNone(
    'calls of a screen that are not drilled on it',
    missed.map(([pair]) => pair),
  )
}
judgeNone('failing calls without words or a next step', silent, count)
