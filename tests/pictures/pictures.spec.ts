import { existsSync, readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { chooseStories } from './choice.ts'
import { openStory, PICTURES, resize, showIn, test } from './storyPage.ts'

const { PICTURES_SIDE = 'after', PICTURES_PATHS = '[]' } = process.env
const paths: string[] = JSON.parse(PICTURES_PATHS)

/** The stories of the commit that is compared with. */
const { entries }: { entries: Record<string, unknown> } = JSON.parse(
  readFileSync(`${PICTURES}/before/index.json`, 'utf8'),
)

for (const { id, viewport, themes, isOwnWindow } of chooseStories(paths)) {
  test(`${id}, ${viewport}`, async ({ storyPage: page }) => {
    test.skip(!Object.hasOwn(entries, id), 'a new story has nothing to be compared with')
    const pictures = themes.map((theme) => ({ theme, name: `${id}.${viewport}.${theme}.png` }))
    const isTaken = pictures.every(({ name }) => existsSync(`${PICTURES}/references/${name}`))
    test.skip(PICTURES_SIDE === 'before' && isTaken, 'taken by an earlier run')
    await resize(page, viewport)
    await openStory(page, id, isOwnWindow)
    for (const { theme, name } of pictures) {
      await showIn(page, theme)
      // In a list, because Playwright would replace dots in a plain name.
      await expect.soft(page).toHaveScreenshot([name], { fullPage: true })
    }
  })
}
