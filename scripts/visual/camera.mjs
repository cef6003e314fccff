/** Captures the screenshots for `npm run visual` in one Chromium page, story by story. */
import { setTimeout as pause } from 'node:timers/promises'
import { PICTURE_WINDOW } from './pictureWindow.mjs'
import { play, prepareStory, prepareWindow, standStill } from './page.mjs'
import { say } from './progress.mjs'

/** @typedef {import('playwright').Browser} Browser */
/** @typedef {import('playwright').Page} Page */
/** @typedef {'light' | 'dark' | 'rtl'} Way */
/** @typedef {{ id: string, title: string, name: string, importPath: string, tags: string[], type: string }} Story */
/** @typedef {{ status: string, pictures: Partial<Record<Way, Buffer>> }} Shots PNGs, and the story's status: 'success', or what went wrong */

/** Chromium flags for reproducible rendering under load. */
export const steadyArgs = [
  // Images and videos of other hosts load at unpredictable times.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
  // Partial redraws have different edges than a full draw.
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
  '--disable-lcd-text',
]

/**
 * Hides the blinking caret and disables transitions and animations, because Chromium draws an element that has moved
 * half a pixel off the position of one that has not.
 */
const stillStyles = `
*, ::before, ::after, ::backdrop {
  caret-color: transparent !important;
  transition-duration: 0s !important;
  transition-delay: 0s !important;
  animation-duration: 0s !important;
  animation-delay: 0s !important;
  animation-iteration-count: 1 !important;
  /* A dialog that opens during a smooth scroll would stop it. */
  scroll-behavior: auto !important;
}`

/** The clock at the start of every story, in ms since 1970: noon (UTC) of a working day. */
const START_TIME = Date.UTC(2026, 0, 14, 12)

/** Timeout of a story, in ms. After that its page, which may be stuck, is closed. */
const LONGEST = 180_000

/** Maximum height of a screenshot, in px. */
const TALLEST = 6000

/** @type {Record<Way, { theme: string, dir: string }>} */
const surroundings = {
  light: { theme: 'light', dir: 'ltr' },
  dark: { theme: 'dark', dir: 'ltr' },
  rtl: { theme: 'light', dir: 'rtl' },
}

/** Returns a story's modes. The public site has no dark theme. @param {Story} story @returns {Way[]} */
export const waysOf = ({ importPath }) =>
  /^\.\/stories\/(site\/|flows\/Visitor)/.test(importPath) ? ['light', 'rtl'] : ['light', 'dark', 'rtl']

/** The viewport that tests use for the story's section, in px. @param {Story} story */
const usualWindow = ({ importPath }) =>
  /^\.\/stories\/(admin\/|flows\/Staff)/.test(importPath)
    ? { width: 1440, height: 900 }
    : { width: 1280, height: 800 }

/**
 * Opens a camera for one built Storybook.
 * @param {Browser} browser
 * @param {string} base its URL, with a trailing slash
 */
export async function openCamera(browser, base) {
  let view = await openWindow(browser, base)
  return {
    /**
     * Captures a story in all its modes. It is played once; theme and direction are switched afterwards.
     * @param {Story} story
     * @param {{ isAlone?: boolean }} [options] isAlone: in a new page that has shown no other story
     * @returns {Promise<Shots>}
     */
    async take(story, options) {
      for (const _ of [1, 2]) {
        const shots = await Promise.race([
          view.take(story, options),
          pause(LONGEST, undefined, { ref: false }),
        ])
        if (shots) return shots
        say(`its page answers no more, and is opened again: ${story.id}`)
        void view.close().catch(() => {})
        view = await openWindow(browser, base)
      }
      throw new Error(`No picture can be taken of ${story.id}`)
    },
    close: () => view.close(),
  }
}

/** Opens one page. @param {Browser} browser @param {string} base */
async function openWindow(browser, base) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Asia/Kolkata',
  })
  await context.addInitScript(prepareWindow, { name: PICTURE_WINDOW, at: START_TIME })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  let isOpen = false

  async function openPage() {
    // Without a story: each story starts in a page that is ready.
    await page.goto(`${base}iframe.html?viewMode=story`)
    await page.waitForFunction(
      () => Reflect.get(window, '__STORYBOOK_PREVIEW__')?.storyStoreValue !== undefined,
    )
    // Loads all styles and fonts up front, because those of earlier stories would affect later ones.
    await page.evaluate(async () => {
      await Reflect.get(window, '__STORYBOOK_PREVIEW__').storyStore.cacheAllCSFFiles()
    })
    await page.addStyleTag({ content: stillStyles })
    isOpen = true
  }

  /** @param {Story} story */
  async function fitWindow(story) {
    const viewport = await page.evaluate(prepareStory, story.id)
    const size = viewport
      ? { width: Number.parseInt(viewport.width, 10), height: Number.parseInt(viewport.height, 10) }
      : usualWindow(story)
    const now = page.viewportSize()
    if (now?.width !== size.width || now.height !== size.height) await page.setViewportSize(size)
    return size
  }

  /** @param {{ width: number, height: number }} size @param {number} height of the page, in px */
  async function takePicture(size, height) {
    const tall = Math.min(height, TALLEST)
    const { data } = await devtools.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      ...(tall > size.height && {
        captureBeyondViewport: true,
        clip: { x: 0, y: 0, width: size.width, height: tall, scale: 1 },
      }),
    })
    return Buffer.from(data, 'base64')
  }

  return {
    /** @param {Story} story @param {{ isAlone?: boolean }} [options] @returns {Promise<Shots>} */
    async take(story, { isAlone = false } = {}) {
      if (isAlone || !isOpen) await openPage()
      const size = await fitWindow(story)
      let status = await page.evaluate(play, story.id)
      /** @type {Shots['pictures']} */
      const pictures = {}
      for (const way of waysOf(story)) {
        const { height, isStill } = await page.evaluate(standStill, surroundings[way])
        if (!isStill && status === 'success') status = 'does not stand still'
        pictures[way] = await takePicture(size, height)
      }
      // A play that is still running would block the next story.
      isOpen = status === 'success'
      return { status, pictures }
    },
    close: () => context.close(),
  }
}
