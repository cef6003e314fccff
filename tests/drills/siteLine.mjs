/**
 * Adds twelve photographs of 3 to 8 MB to the gallery in Chromium, over a slow mobile line that is cut twice: all are there within five
 * minutes, in the order in which they were chosen, and keep the texts that are written meanwhile. `node tests/drills/siteLine.mjs`
 */
import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { startConsole } from './consoleBrowser.mjs'
import { drillFolder, judge, judgeIs, judgeNone, judgeTime, until, wait } from './drill.mjs'
import { siteEditor } from './siteEditor.mjs'

const PHOTOGRAPHS = 12
const LONGEST = 300_000
/** When the line is cut, in ms since the files were chosen, and how long. */
const CUTS = [
  { at: 10_000, for: 4000 },
  { at: 40_000, for: 6000 },
]
/** Slow 4G, as browsers' tools have it: bytes per second, and ms. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

const folder = drillFolder('site-line')
mkdirSync(join(folder, 'photographs'))
/** @type {string[]} */
const paths = []
for (let number = 0; number < PHOTOGRAPHS; number += 1) {
  const path = join(folder, 'photographs', `${number}.jpg`)
  const size = 3200 + 200 * (number % 6)
  const noise = { type: /** @type {const} */ ('gaussian'), mean: 90 + 5 * number, sigma: 40 }
  const grain = sharp({
    create: { width: size, height: (size * 3) / 4, channels: 3, background: '#000', noise },
  })
  writeFileSync(path, await grain.blur(0.8).jpeg({ quality: 92 }).toBuffer())
  paths.push(path)
}
const sizes = paths.map((path) => statSync(path).size / 1e6)
judge(
  'sizes in MB',
  sizes.map((size) => size.toFixed(1)).join(' '),
  sizes.every((size) => size >= 3 && size <= 8),
  '3 to 8',
)

const browser = await startConsole('site-line-data')
const editor = siteEditor(browser)
const context = await browser.newContext()
const page = await context.newPage()
await page.goto('/admin/site/gallery')
const chooser = page.locator('input[type=file]').first()
await chooser.waitFor({ state: 'attached' })
const platesNow = async () => Object.values((await editor.draft('gallery')).content.gallery.plates)
const before = (await platesNow()).length
const line = await context.newCDPSession(page)
await line.send('Network.emulateNetworkConditions', SLOW)
const startedAt = performance.now()
await chooser.setInputFiles(paths)

async function cut() {
  for (const { at, for: length } of CUTS) {
    await wait(at - (performance.now() - startedAt))
    await line.send('Network.emulateNetworkConditions', { ...SLOW, offline: true })
    await wait(length)
    await line.send('Network.emulateNetworkConditions', SLOW)
  }
}
const cutting = cut()

const form = page.getByRole('group', { name: 'Texts of a new photograph' })
for (let number = 0; number < PHOTOGRAPHS; number += 1) {
  await form.getByLabel('What it shows').waitFor({ timeout: LONGEST })
  await form.getByLabel('What it shows').fill(`Photograph ${number}`)
  await form.getByLabel('Caption').fill(`Caption ${number}`)
  await form.getByRole('button').last().click()
}
const plates = async () => (await platesNow()).slice(before)
/** @param {{ alt: string }} plate */
const hasText = ({ alt }) => alt !== ''
await until(async () => (await plates()).filter(hasText).length === PHOTOGRAPHS, LONGEST)
judgeTime(
  `${PHOTOGRAPHS} photographs over a slow line that was cut twice`,
  performance.now() - startedAt,
  LONGEST,
)
await cutting
/** @type {{ picture: string, alt: string }[]} */
const added = await plates()
judgeIs('photographs in the gallery', added.length, PHOTOGRAPHS)
judgeNone('photographs without a text', added.filter((plate) => !hasText(plate)).length)
judgeIs('texts', new Set(added.map(({ alt }) => alt)).size, PHOTOGRAPHS)

/** How bright each is, as the files are one brighter than the one before. */
const brightness = await Promise.all(
  added.map(async ({ picture }) => {
    const file = await fetch(new URL(`/pictures/${picture}/480`, browser.url), {
      headers: { accept: 'image/webp' },
    })
    const { channels } = await sharp(await file.arrayBuffer()).stats()
    return channels[0]?.mean ?? 0
  }),
)
const isInOrder = brightness.every((one, index) => index === 0 || one > (brightness[index - 1] ?? 0))
judge('their order', brightness.map((one) => one.toFixed(0)).join(' '), isInOrder, 'as they were chosen')
await browser.stop()
process.exit()
