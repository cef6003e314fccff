import { test as base, type Page } from '@playwright/test'
import { ATLAS_FRAME } from '#storybook/atlasFrame.ts'
import { sizeOf, type viewports } from '#storybook/viewports.ts'

/** The folder of the references, the results and the report. */
export const PICTURES = '.cache/pictures'

/** The clock in every story, in ms since 1970: noon (UTC) of a working day. */
const NOON = Date.UTC(2026, 0, 14, 12)

/** The longest wait for the page's images, in ms: some stories show images that never arrive. */
const IMAGES_MS = 2000

export interface StoryOptions {
  /** The name by which the browser introduces itself, if not its own. */
  agent: string | undefined
}

/** One page for all stories of a worker: Storybook's scripts are loaded once. */
export const test = base.extend<object, StoryOptions & { storyPage: Page }>({
  agent: [undefined, { option: true, scope: 'worker' }],
  storyPage: [
    async ({ browser, agent }, provide) => {
      const context = await browser.newContext({
        ...(agent !== undefined && { userAgent: agent }),
        baseURL: process.env.STORYBOOK_URL ?? '',
        locale: 'en-GB',
        timezoneId: 'Asia/Kolkata',
      })
      await context.addInitScript(prepare, { now: NOON, frame: ATLAS_FRAME })
      await provide(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],
})

/**
 * Runs before the page's scripts: stops the clock, and makes random values the same in each run. Playwright's own clock cannot
 * be used, because subclasses of its Date, such as TZDate, lose their methods.
 * @param now in ms since 1970
 */
function prepare({ now, frame }: { now: number; frame: string }) {
  // In a frame of the Atlas, no timer ends the state that is shown.
  window.name = frame
  // Some stories set it further.
  Date.now = () => now
  globalThis.Date = new Proxy(Date, {
    construct(target, args, self) {
      const date: Date = Reflect.construct(target, args.length > 0 ? args : [now], self)
      return date
    },
  })
  let drawn = 0
  crypto.getRandomValues = (array) => {
    const bytes = array === null ? [] : new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
    // The high bits of a linear congruential generator: ten recovery codes must differ.
    for (const index of bytes.keys()) {
      drawn = Math.imul(drawn, 1_103_515_245) + 12_345
      bytes[index] = drawn >> 16
    }
    return array
  }
}

/**
 * Opens a story and waits for the end of its play function. Throws if the story failed.
 * @param isPlayed whether its play function must end well too
 */
export async function openStory(page: Page, id: string, isPlayed = true) {
  await page.goto(`iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`)
  const end = await page.waitForFunction(
    (mayFail): string | undefined => {
      const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__')
      for (const name of [
        'storyMissing',
        'storyErrored',
        'storyThrewException',
        'playFunctionThrewException',
      ]) {
        const [fault] = channel?.last(name) ?? []
        if (fault) return name === mayFail ? 'success' : String(fault.message ?? name)
      }
      const finished: [{ status: string }] | undefined = channel?.last('storyFinished')
      return finished?.[0].status
    },
    isPlayed ? undefined : 'playFunctionThrewException',
  )
  const status = String(await end.jsonValue())
  // The rest of a message may be the whole page.
  if (status !== 'success') throw new Error(`The story did not end well: ${status.slice(0, 300)}`)
}

/** Gives the page a window. */
export function resize(page: Page, viewport: keyof typeof viewports) {
  return page.setViewportSize(sizeOf(viewport))
}

/** Changes the theme, as the product does, and waits for images. */
export function showIn(page: Page, theme: string) {
  return page.evaluate(
    async ({ name, longest }) => {
      document.documentElement.dataset.theme = name
      const images = [...document.images].map((image) => {
        image.loading = 'eager'
        return image.decode()
      })
      const timeout = new Promise((resolve) => {
        setTimeout(resolve, longest)
      })
      await Promise.race([Promise.allSettled(images), timeout])
    },
    { name: theme, longest: IMAGES_MS },
  )
}
