import { expect } from '@playwright/test'
import { gatherStories } from '#storybook/gather.ts'
import { viewports } from '#storybook/viewports.ts'
import { resize, test } from '#tests/pictures/storyPage.ts'
import { findFaults } from './findFaults.ts'
import { findScrolling } from './findScrolling.ts'
import { modes } from './modes.ts'
import { rest, setFontSize, setGlobals } from './reading.ts'
import { showStory } from './showStory.ts'

/**
 * The review pages show other stories in frames, and are for engineers at a desk. Usage puts all examples, with their fixed bars,
 * into one page that Storybook does not show.
 */
const stories = gatherStories().filter(
  ({ file }) => !/^(review|flows\/Designer|design-system\/Usage)/.test(file),
)

/** The usual font size, in px. */
const USUAL = 16

/** Of a small phone's window, in px. */
const HEIGHT = 640

const isViewport = (name = ''): name is keyof typeof viewports => Object.hasOwn(viewports, name)

for (const { id, viewport } of stories) {
  test(id, async ({ storyPage: page }) => {
    // Played in the window and the words that it is written for, then read as the reader does. The add-on for pseudo states
    // would keep those of the story before until the play has ended.
    await setFontSize(page, USUAL)
    await setGlobals(page, { locale: 'english', pseudo: false })
    await resize(page, isViewport(viewport) ? viewport : 'office')
    await showStory(page, id)
    for (const { name, fontSize, locale, widths } of modes) {
      await setFontSize(page, fontSize)
      await setGlobals(page, { locale })
      for (const width of widths) {
        await page.setViewportSize({ width, height: HEIGHT })
        await rest(page)
        const faults = [...(await page.evaluate(findScrolling)), ...(await page.evaluate(findFaults))]
        expect.soft(faults, `${name}, ${width} px`).toEqual([])
      }
    }
  })
}
