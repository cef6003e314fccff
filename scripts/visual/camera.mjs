/** Captures the screenshots for `npm run visual` in one Chromium page, story by story. */
import { setTimeout as pause } from 'node:timers/promises'
import { PICTURE_WINDOW } from './pictureWindow.mjs'
import { play, prepareStory, prepareWindow, standStill } from './page.mjs'
import { say } from './progress.mjs'

/** @typedef {import('playwright').Browser} Browser */
/** @typedef {import('playwright').Page} Page */
/** @typedef {'light' | 'dark' | 'rtl'} Way */
/** @typedef {{ id: string, title: string, name: string, importPath: string, tags: string[], type: string }} Story */
/** @typedef {{ status: string, pictures: Partial<Record<Way, Buffer>> }} Shots PNGs, and how the story ended: 'success', or what went wrong */

/** Flags of a Chromium that draws the same page alike, however busy it is. */
export const steadyArgs = [
  // Pictures and films of other hosts would come as they please.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
  // What is redrawn in parts has other edges than what is drawn at once.
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
  '--disable-lcd-text',
]

/**
 * A blinking caret is no difference. Where something has moved into its place, Chromium draws it half a pixel higher
 * or lower than where it stood there from the start.
 */
const stillStyles = `
*, ::before, ::after, ::backdrop {
  caret-color: transparent !important;
  transition-duration: 0s !important;
  transition-delay: 0s !important;
  animation-duration: 0s !important;
  animation-delay: 0s !important;
  animation-iteration-count: 1 !important;
  /* A dialog that opens on the way would stop it where it is. */
  scroll-behavior: auto !important;
}`

/** Noon of a working day: every story begins then. */
const AT = Date.UTC(2026, 0, 14, 12)

/** How long a story may take, in ms: after that its page, which may draw nothing any more, is given up. */
const LONGEST = 180_000

/** Most of a page that is taken, in px. */
const TALLEST = 6000

/** @type {Record<Way, { theme: string, dir: string }>} */
const surroundings = {
  light: { theme: 'light', dir: 'ltr' },
  dark: { theme: 'dark', dir: 'ltr' },
  rtl: { theme: 'light', dir: 'rtl' },
}

/** The public site is light alone. @param {Story} story @returns {Way[]} */
export const waysOf = ({ importPath }) =>
  /^\.\/stories\/(site\/|flows\/Visitor)/.test(importPath) ? ['light', 'rtl'] : ['light', 'dark', 'rtl']

/** The window that tests give the story's section, in px. @param {Story} story */
const usualWindow = ({ importPath }) =>
  /^\.\/stories\/(admin\/|flows\/Staff)/.test(importPath)
    ? { width: 1440, height: 900 }
    : { width: 1280, height: 800 }

/**
 * A camera for one built Storybook.
 * @param {Browser} browser
 * @param {string} base its address, with a slash at the end
 */
export async function openCamera(browser, base) {
  let view = await openWindow(browser, base)
  return {
    /**
     * A story in all its ways: played once, then turned dark and from right to left where it stands.
     * @param {Story} story
     * @param {{ isAlone?: boolean }} [options] alone: in a page that has shown no other
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

/** One page. @param {Browser} browser @param {string} base */
async function openWindow(browser, base) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Asia/Kolkata',
  })
  await context.addInitScript(prepareWindow, { name: PICTURE_WINDOW, at: AT })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  let isOpen = false

  async function openPage() {
    // No story yet: each one is shown in a page that is ready.
    await page.goto(`${base}iframe.html?viewMode=story`)
    await page.waitForFunction(
      () => Reflect.get(window, '__STORYBOOK_PREVIEW__')?.storyStoreValue !== undefined,
    )
    // A story's styles and faces stay for those after it: all are there from the start.
    await page.evaluate(async () => {
      await Reflect.get(window, '__STORYBOOK_PREVIEW__').storyStore.cacheAllCSFFiles()
    })
    await page.addStyleTag({ content: stillStyles })
    isOpen = true
  }

  /** @param {Story} story */
  async function fitWindow(story) {
    const asked = await page.evaluate(prepareStory, story.id)
    const size = asked
      ? { width: Number.parseInt(asked.width, 10), height: Number.parseInt(asked.height, 10) }
      : usualWindow(story)
    const now = page.viewportSize()
    if (now?.width !== size.width || now.height !== size.height) await page.setViewportSize(size)
    return size
  }

  /** @param {{ width: number, height: number }} size @param {number} height the page's */
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
      // A play that goes on would not let another story begin.
      isOpen = status === 'success'
      return { status, pictures }
    },
    close: () => context.close(),
  }
}
