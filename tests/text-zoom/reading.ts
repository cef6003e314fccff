import type { Page } from '@playwright/test'

/**
 * Sets the browser's own font size, which media queries in em follow, unlike one on the root element.
 * @param standard in px
 */
export async function setFontSize(page: Page, standard: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
  await session.detach()
}

/** Waits for fonts, and for the end of every movement that has one. */
export const rest = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve))
    })
    const movements = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime ?? Infinity),
      )
    await Promise.allSettled(movements.map(({ finished }) => finished))
  })

/** Changes what Storybook's toolbar offers, for the story that is shown, without playing it again. */
export const setGlobals = (page: Page, globals: Record<string, string | false>) =>
  page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__')
        const [now] = channel?.last('globalsUpdated') ?? channel?.last('setGlobals') ?? []
        if (!now || Object.entries(wanted).every(([name, value]) => now.globals[name] === value)) resolve()
        else {
          channel.once('storyFinished', () => resolve())
          channel.emit('updateGlobals', { globals: wanted })
        }
      }),
    globals,
  )
