import { expect, test, type Page } from '@playwright/test'

/** The most clicks from the opened Atlas to one screen in one state, window and theme. */
const MOST_CLICKS = 3

/** Returns how to ask how often the mouse was clicked, in the page and its frames. */
async function countClicks(page: Page) {
  let clicks = 0
  await page.exposeFunction('noteClick', () => (clicks += 1))
  await page.addInitScript(() => {
    // What a story does by itself in its frame is no click of a hand.
    const note = ({ isTrusted }: Event) => {
      if (isTrusted) void Reflect.get(window, 'noteClick')()
    }
    document.addEventListener('pointerdown', note, true)
  })
  return () => clicks
}

const atlasOf = (page: Page) => page.frameLocator('#storybook-preview-iframe')

/** Students that could not be loaded, dark, on a phone. */
async function expectFailedStudents(page: Page) {
  const picture = atlasOf(page).getByTitle('Students: Failed', { exact: true })
  await expect(picture).toHaveAttribute('width', '360')
  const state = picture.contentFrame()
  await expect(state.locator('html[data-theme="dark"]')).toBeAttached()
  await expect(state.getByRole('heading', { name: 'Offline' })).toBeAttached()
}

test('three clicks lead to a screen in a state, a window and a theme, and one address keeps them', async ({
  page,
}) => {
  const clicks = await countClicks(page)
  await page.goto(`${process.env.STORYBOOK_URL}?path=/story/review-atlas--atlas`)
  const atlas = atlasOf(page)
  await atlas.getByRole('searchbox', { name: 'Search screens and states' }).click()
  await page.keyboard.type('students failed')
  await atlas.getByText('Phone, 360', { exact: true }).click()
  await atlas.getByText('Dark', { exact: true }).click()
  await expectFailedStudents(page)
  expect(clicks()).toBeLessThanOrEqual(MOST_CLICKS)

  await expect(page).toHaveURL(/window:phone/)
  await page.goto(page.url())
  await expectFailedStudents(page)

  await atlas.getByRole('link', { name: 'Students: Failed', exact: true }).press('Enter')
  await expect(page).toHaveURL(/studentlistpage--failed/)
  const story = page.frameLocator('#storybook-preview-iframe')
  await expect(story.locator('html[data-theme="dark"]')).toBeAttached()
  await expect.poll(() => story.locator('html').evaluate(() => window.innerWidth)).toBe(360)
})

test('the address may name the screen, the state and the language by themselves', async ({ page }) => {
  const chosen = 'screen:courses;state:loaded;language:malayalam;window:tablet'
  await page.goto(`${process.env.STORYBOOK_URL}?path=/story/review-atlas--atlas&args=${chosen}`)
  const picture = atlasOf(page).getByTitle('Courses: Loaded', { exact: true })
  await expect(picture).toHaveAttribute('width', '768')
  await expect(picture.contentFrame().getByRole('button', { name: 'അടുത്തത്' })).toBeAttached()
})
