import { createRequire } from 'node:module'
import { devices, test as base, type Frame, type Page } from '@playwright/test'
import { TEST_PAGE } from '#storybook/testPage.ts'

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

export interface StoryPage {
  page: Page
  /** As large as the page's window, with the story in it. */
  frame: Frame
  /** Errors that nobody caught since they were last read, each as its message. */
  takeErrors: () => string[]
}

/** The browser's own complaint about a page that it then lays out once more. */
const isHarmless = (message: string) => message.startsWith('ResizeObserver loop')

/** One page for all stories of a worker: Storybook's scripts are loaded once. */
export const test = base.extend<object, { storyPage: StoryPage }>({
  storyPage: [
    async ({ browser }, provide) => {
      const context = await browser.newContext({
        ...(process.env.FORCED_COLORS && { forcedColors: 'active', reducedMotion: 'reduce' }),
        // By this name Storybook stops movements where they end, and does not wait for them.
        userAgent: `${devices['Desktop Chrome'].userAgent} StorybookTestRunner`,
        baseURL: process.env.STORYBOOK_URL ?? '',
      })
      await context.addInitScript(() => {
        // Storybook's drawing of frames around elements reads the style of each element whenever one changes.
        let features = {}
        Object.defineProperty(window, 'FEATURES', {
          get: () => features,
          set(value: object) {
            features = { ...value, highlight: false }
          },
        })
      })
      await context.addInitScript({ path: axe })
      const page = await context.newPage()
      await page.exposeFunction('emulateMedia', (media: 'print' | 'screen') => page.emulateMedia({ media }))
      let errors: string[] = []
      page.on('pageerror', ({ message }) => {
        if (!isHarmless(message)) errors.push(message)
      })
      await provide({
        page,
        frame: await openStorybook(page),
        takeErrors() {
          const taken = errors
          errors = []
          return taken
        },
      })
      await context.close()
    },
    { scope: 'worker' },
  ],
})

/**
 * Opens Storybook without a story, in a frame that nobody sees: to draw each picture would cost a fifth of the whole. Scripts and axe
 * notice nothing, as the frame's own elements are as visible as ever.
 */
async function openStorybook(page: Page): Promise<Frame> {
  // Any address of Storybook's origin.
  await page.goto('project.json')
  const style = 'position: fixed; inset: 0; inline-size: 100%; block-size: 100%; border: 0; opacity: 0'
  // Storybook would record each step of a play for its panel.
  const address = 'iframe.html?viewMode=story&id=&instrument=false'
  await page.setContent(`<iframe name="${TEST_PAGE}" src="${address}" style="${style}"></iframe>`)
  const frame = page.frame(TEST_PAGE)
  if (!frame) throw new Error('The page has no frame for stories.')
  await frame.waitForFunction(
    () => Reflect.get(window, '__STORYBOOK_PREVIEW__')?.storyStoreValue !== undefined,
  )
  return frame
}

/**
 * Plays a story in place of the one before it. Returns how it ended: 'success', or what went wrong.
 */
export const play = (frame: Frame, id: string): Promise<string> => frame.evaluate(playHere, id)

/** Runs in the page, so it uses nothing from outside. */
async function playHere(storyId: string): Promise<string> {
  const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__')
  const { storyStoreValue: store } = Reflect.get(window, '__STORYBOOK_PREVIEW__')
  const { parameters, playFunction } = await store.loadStory({ storyId })
  // The add-on for pseudo states would change this setting itself, and so draw the story once more, amid its play.
  const { rootSelector: _, ...states } = parameters.pseudo
  store.userGlobals.update({ pseudo: states })
  return new Promise((resolve) => {
    let fault = ''
    let isPlayed = false
    const onFault = (error?: { message?: string; stack?: string }) => {
      fault ||= `${error?.message ?? 'There is no such story.'}\n${error?.stack ?? ''}`
    }
    const onPhase = ({ newPhase }: { newPhase: string }) => {
      isPlayed ||= newPhase === 'played'
    }
    const listeners: [name: string, listener: unknown][] = [
      ['playFunctionThrewException', onFault],
      ['storyThrewException', onFault],
      ['storyErrored', onFault],
      ['storyRenderPhaseChanged', onPhase],
      ['storyFinished', end],
    ]
    function end(finished: { storyId: string; status: string }) {
      if (finished.storyId !== storyId) return
      for (const [name, listener] of listeners) channel.off(name, listener)
      if (fault !== '' || finished.status !== 'success') resolve(fault || finished.status)
      else resolve(playFunction && !isPlayed ? 'Its play function has not run.' : 'success')
    }
    for (const [name, listener] of listeners) channel.on(name, listener)
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
  })
}
