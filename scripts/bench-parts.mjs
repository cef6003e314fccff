/** `npm run bench:parts`: time to open and filter lists of 5,000 options, with the processor slowed down four times. */
import './help.mjs'
import { execFileSync } from 'node:child_process'
import { createReadStream, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { chromium } from 'playwright'
import { chromiumArgs, findChromium } from './chromium.mjs'

const parts = ['combobox', 'multiselect']
const rounds = 5
const slowdown = 4
const limitMs = 100
/** Time to wait for a story's play function, in ms. */
const playMs = 2500
const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
}

// The argument is the folder of a built Storybook; without it, Storybook is built.
const given = process.argv[2]
const folder = given ?? mkdtempSync(join(tmpdir(), 'parts-'))
if (!given) execFileSync('npx', ['storybook', 'build', '--quiet', '-o', folder], { stdio: 'ignore' })

const server = createServer((request, response) => {
  const file = join(folder, decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname))
  if (!existsSync(file) || !statSync(file).isFile()) return void response.writeHead(404).end()
  const type = Object.entries(types).find(([ending]) => ending === extname(file))?.[1]
  response.writeHead(200, type ? { 'content-type': type } : {})
  createReadStream(file).pipe(response)
})
await new Promise((resolve) => server.listen(0, () => resolve(undefined)))
const address = server.address()
const port = typeof address === 'object' ? address?.port : address

const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs })

/** Returns the time from an event to the next paint, in ms.
 * @param {import('playwright').Page} page @param {() => Promise<void>} act @param {string} kind @param {() => Promise<void>} seen */
async function timed(page, act, kind, seen) {
  await page.evaluate((type) => {
    Reflect.set(window, 'took', 0)
    const start = { at: 0 }
    document.addEventListener(
      type,
      () => {
        start.at = performance.now()
        // The timeout runs after the frame's paint.
        requestAnimationFrame(() =>
          setTimeout(() => Reflect.set(window, 'took', performance.now() - start.at)),
        )
      },
      { capture: true, once: true },
    )
  }, kind)
  await act()
  await seen()
  await page.waitForFunction(() => Number(Reflect.get(window, 'took')) > 0)
  return page.evaluate(() => Number(Reflect.get(window, 'took')))
}

/** @param {number[]} values */
const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

const rows = []
for (const part of parts) {
  /** @type {Record<'open' | 'filter', number[]>} */
  const times = { open: [], filter: [] }
  for (let round = 0; round < rounds; round += 1) {
    const page = await browser.newPage()
    await page.goto(`http://localhost:${port}/iframe.html?id=forms-${part}--many-items&viewMode=story`)
    // Waits for the story's play function, then clears its selection.
    await page.getByRole('combobox').waitFor()
    await page.waitForTimeout(playMs)
    const field = page.getByRole('combobox')
    await field.fill('')
    await page.keyboard.press('Escape')
    const none = page.getByRole('button', { name: 'Select none' })
    if ((await none.count()) > 0) await none.click()
    await page.mouse.click(900, 500)
    await page.waitForTimeout(500)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    times.open.push(
      await timed(
        page,
        () => field.click(),
        'click',
        () => page.getByRole('option').first().waitFor(),
      ),
    )
    times.filter.push(
      await timed(
        page,
        () => page.keyboard.press('7'),
        'keydown',
        () => page.getByRole('option', { name: 'Student 0007' }).first().waitFor(),
      ),
    )
    await page.close()
  }
  for (const [what, values] of Object.entries(times))
    rows.push({ part, what, ms: Math.round(median(values)) })
}

await browser.close()
server.close()
if (!given) rmSync(folder, { recursive: true })

for (const { part, what, ms } of rows) {
  process.stdout.write(`${part.padEnd(12)}${what.padEnd(8)}${String(ms).padStart(5)} ms\n`)
}
process.exit(rows.some(({ ms }) => ms > limitMs) ? 1 : 0)
