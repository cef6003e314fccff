/** Time to open and filter lists of 5,000 options in Storybook, with the processor slowed down four times. */
import serveStorybook from '#tests/storybook/serve.mjs'
import { judgeMost, median, repeat, setting } from './benchFigures.mjs'
import { paintAfter, slowDown } from './benchVisit.mjs'
import { launchChromium } from './chromium.mjs'

const ROUNDS = setting('BENCH_ROUNDS', 5)
const MOST_MS = 100
/** Time for a story's play function, in ms. */
const PLAY_MS = 2500

/** @param {import('playwright').Browser} browser @param {string} part */
async function openAndFilter(browser, part) {
  const page = await browser.newPage()
  await page.goto(`${process.env.STORYBOOK_URL}iframe.html?id=forms-${part}--many-items&viewMode=story`)
  const field = page.getByRole('combobox')
  await field.waitFor()
  await page.waitForTimeout(PLAY_MS)
  // Clears what the story has chosen.
  await field.fill('')
  await page.keyboard.press('Escape')
  const none = page.getByRole('button', { name: 'Select none' })
  if ((await none.count()) > 0) await none.click()
  await page.mouse.click(900, 500)
  await page.waitForTimeout(500)
  await slowDown(page)
  const options = { selector: '[role=option]' }
  const open = await paintAfter(page, 'click', () => field.click(), options)
  const found = { ...options, text: 'Student 0007' }
  const filter = await paintAfter(page, 'keydown', () => page.keyboard.press('7'), found)
  await page.close()
  return { open, filter }
}

export async function benchParts() {
  const stop = await serveStorybook()
  const browser = await launchChromium()
  for (const part of ['combobox', 'multiselect']) {
    const rounds = await repeat(ROUNDS, () => openAndFilter(browser, part))
    judgeMost(`${part}: open`, median(rounds, 'open'), MOST_MS, ' ms')
    judgeMost(`${part}: filter`, median(rounds, 'filter'), MOST_MS, ' ms')
  }
  await browser.close()
  await stop()
}
