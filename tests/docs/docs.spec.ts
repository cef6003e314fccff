import { AxeBuilder } from '@axe-core/playwright'
import { expect, test as base, type Page } from '@playwright/test'
import { faultsOfCanvases } from './canvases.ts'
import { noteHeight } from './heights.ts'
import { docsPages, isComponent } from './pages.ts'

/** How long a page may take to come to rest, in ms; heroes change their pictures for ever. */
const LONGEST = 8000

/** The most that the page of a component may be, in px at 1440 px of width. */
const TALLEST = 4500

/** Rules on how a whole page is divided: a docs page shows many examples one below the other, and has no landmarks. */
const pageRules = [
  'region',
  'landmark-one-main',
  'landmark-unique',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'heading-order',
]

/** Rules on colours: what another theme can break. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** One browser context for all pages of a worker: Storybook's scripts come from its cache. */
const test = base.extend<object, { docsPage: Page }>({
  docsPage: [
    async ({ browser }, provide) => {
      const context = await browser.newContext({
        baseURL: process.env.STORYBOOK_URL ?? '',
        viewport: { width: 1440, height: 900 },
      })
      await context.addInitScript(noteChanges)
      await provide(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],
})

for (const name of docsPages) {
  test(name, async ({ docsPage: page }) => {
    const errors = errorsOf(page)
    const frames = framesOf(page)
    for (const theme of ['light', 'dark'] as const) {
      // By its address: Storybook loads a page again whose theme changes, and only its manager then knows the new one.
      await page.goto(`iframe.html?id=${name}--docs&viewMode=docs&globals=theme:${theme}`)
      await page.waitForFunction(haveStoriesEnded)
      await page.waitForFunction(isStill, undefined, { timeout: LONGEST }).catch(() => {})
      const axe = new AxeBuilder({ page }).exclude('[data-live-announcer]')
      const { violations } = await (
        theme === 'light' ? axe.disableRules(pageRules) : axe.withRules(colourRules)
      ).analyze()
      const faults = [
        ...(await page.evaluate(faultsOfTheme, theme)),
        ...(await page.evaluate(faultsOfPage)),
        ...(new Set(frames).size < frames.length ? ['draws its frames again'] : []),
        ...(await page.evaluate(faultsOfCanvases)),
        ...violations.map(({ id }) => id),
      ]
      const details = violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))
      expect.soft(faults, [theme, ...details].join('\n')).toEqual([])
    }
    expect.soft(errors).toEqual([])
    if (!isComponent(name)) return
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    noteHeight(name, height)
    expect(height).toBeLessThanOrEqual(TALLEST)
  })
}

/** Collects a page's errors and those in its console. */
function errorsOf(page: Page) {
  const errors: string[] = []
  page.removeAllListeners()
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => {
    const isIcon = message.location().url.endsWith('/favicon.ico')
    if (message.type() === 'error' && !isIcon) errors.push(message.text())
  })
  return errors
}

/**
 * Collects the addresses from which a page's frames are drawn. Their load events do not tell: Chromium sends a second one
 * when Storybook writes the address before the first.
 */
function framesOf(page: Page) {
  const addresses: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() !== page.mainFrame())
      addresses.push(decodeURIComponent(request.url()))
  })
  return addresses
}

/** Runs before the page's scripts: notes when the page changed last, and whether it turned. */
function noteChanges() {
  if (window !== window.top) return
  const notes = { changedAt: 0, hasTurned: false }
  Object.assign(window, { notes })
  const observer = new MutationObserver((records) => {
    notes.changedAt = performance.now()
    const isTurn = records.some(
      ({ target, oldValue }) => target === document.documentElement && oldValue === 'rtl',
    )
    if (isTurn || document.documentElement.dir === 'rtl') notes.hasTurned = true
  })
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeOldValue: true,
    characterData: true,
  })
  document.addEventListener(
    'load',
    () => {
      notes.changedAt = performance.now()
    },
    true,
  )
}

/** Whether the page is there, or an error in its place, and the stories in its frames have ended. */
function haveStoriesEnded(): boolean {
  const hasHeard = (frame: Window | null, event: string) =>
    frame !== null && Boolean(Reflect.get(frame, '__STORYBOOK_ADDONS_CHANNEL__')?.last(event))
  const isThere = hasHeard(window, 'docsRendered') || document.querySelector('.sb-show-errordisplay') !== null
  const frames = [...document.querySelectorAll('iframe')]
  return isThere && frames.every(({ contentWindow }) => hasHeard(contentWindow, 'storyFinished'))
}

/** Whether nothing changes any more. */
const isStill = () => performance.now() - Number(Reflect.get(window, 'notes').changedAt) > 1500

/** Whether the page has the theme that its address asks for. */
const faultsOfTheme = (theme: string) =>
  document.documentElement.dataset.theme === theme ? [] : ['has another theme']

/** Returns the faults that a reader sees at once. */
function faultsOfPage(): string[] {
  const root = document.documentElement
  const faults = {
    'error block': document.querySelector('.sb-show-errordisplay, .sb-story > pre') !== null,
    'turns right to left': Boolean(Reflect.get(window, 'notes').hasTurned),
    'scrolls sideways': root.scrollWidth > root.clientWidth,
    'opens scrolled down': window.scrollY > 0,
    'covered by a dialog': document.querySelector('dialog:modal, [aria-modal="true"]') !== null,
    'shows a tag of a docstring': [...document.querySelectorAll('.guide-props')].some(({ textContent }) =>
      textContent.includes('@default'),
    ),
    'holds a box that scrolls up and down': [
      ...document.querySelectorAll('.guide-props, .guide-code, .guide-code *'),
    ].some(
      (box) => box.scrollHeight > box.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(box).overflowY),
    ),
    empty: (document.querySelector('#storybook-docs')?.textContent.trim().length ?? 0) < 200,
  }
  return Object.entries(faults).flatMap(([name, isFaulty]) => (isFaulty ? name : []))
}
