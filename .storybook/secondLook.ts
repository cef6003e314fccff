import addonA11y from '@storybook/addon-a11y'
import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { repeated } from './repeated.ts'

/** Checks a story as the add-on for accessibility does. */
async function check(context: StoryContext) {
  for (const one of [addonA11y().afterEach ?? []].flat()) await one(context)
}

/** The rules on colours: what another theme can break where the layout stays. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** The width of most visitors' phones, in px. */
const PHONE_WIDTH = 360

const PHONE_HEIGHT = 800

/**
 * Checks what a played story shows once more, without a second play: parts in the dark theme, the console in the dark theme on
 * a phone, and the public site, which has no dark theme, on a phone. A story whose window is narrower keeps it. Rows and cards
 * that differ from those before them in words alone were all read by the first look: the second reads the first few of each shape.
 */
async function lookAgain(context: StoryContext): Promise<void> {
  const { page } = await import('vitest/browser')
  const root = document.documentElement
  const isOfSite = context.tags.includes('site')
  if (!isOfSite) root.dataset.theme = 'dark'
  if (!isOfSite && !context.tags.includes('console'))
    return check(narrowed(context, { runOnly: colourRules }))
  if (window.innerWidth > PHONE_WIDTH) await page.viewport(PHONE_WIDTH, PHONE_HEIGHT)
  await waitFor(() => expect(root.scrollWidth).toBeLessThanOrEqual(window.innerWidth))
  // Another width scrolls what has the focus into view: axe takes a target halfway under a bar for one that is too small.
  window.scrollTo(0, 0)
  await check(narrowed(context))
}

/** Returns the story without what repeats in it, for these options of the check. */
function narrowed(context: StoryContext, options: { runOnly?: readonly string[] } = {}): StoryContext {
  const { a11y } = context.parameters
  const { context: place, options: usual } = a11y
  return {
    ...context,
    parameters: {
      ...context.parameters,
      a11y: {
        ...a11y,
        context: { ...place, exclude: [...place.exclude, ...repeated(document.body)] },
        options: { ...usual, ...options },
      },
    },
  }
}

/** The second look, where tests take one. */
export const secondLook = import.meta.env.STORY_LOOKS === 'two' ? { afterEach: lookAgain } : {}
