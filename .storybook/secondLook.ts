import addonA11y from '@storybook/addon-a11y'
import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

/** The checks of the add-on for accessibility. */
const checks = [addonA11y().afterEach ?? []].flat()

/** The width of most visitors' phones, in px. */
const PHONE_WIDTH = 360

const PHONE_HEIGHT = 800

/**
 * Checks what a played story shows once more, without a second play: parts in the dark theme, the console in the dark theme on
 * a phone, and the public site, which has no dark theme, on a phone. A story whose window is narrower keeps it.
 */
export async function lookAgain(context: StoryContext): Promise<void> {
  const { page } = await import('vitest/browser')
  const root = document.documentElement
  const isOfSite = context.tags.includes('site')
  if (!isOfSite) root.dataset.theme = 'dark'
  if (isOfSite || context.tags.includes('console')) {
    if (window.innerWidth > PHONE_WIDTH) await page.viewport(PHONE_WIDTH, PHONE_HEIGHT)
    await waitFor(() => expect(root.scrollWidth).toBeLessThanOrEqual(window.innerWidth))
  }
  for (const check of checks) await check(context)
}
