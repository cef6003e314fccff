/**
 * `npm run check:design-system`: packs the built package, lints its entries and types, and uses it in an empty Vite app and
 * in an app of Next's app router, with server and client components, in Chromium. Prints the size of one Button alone.
 */
import './help.mjs'
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { build, preview } from 'vite'
import { freePort } from '#tests/drills/drill.mjs'
import { launchChromium } from './chromium.mjs'
import { run, startNext, writeNextApp, writeViteApp } from './designSystemApps.mjs'

/** Size of one Button with its parts, without React, in kB of gzipped script. */
const BUTTON_KB = 3

const source = 'dist/design-system'
const folder = mkdtempSync(join(tmpdir(), 'institute-design-system-'))
const tarball = join(folder, run('npm', ['pack', '--silent', '--pack-destination', folder], source).trim())
/** @type {string[]} */
const faults = []

/** @param {boolean} isFine @param {string} fault */
const expect = (isFine, fault) => {
  if (!isFine) faults.push(fault)
}

// The entries, and their types for bundlers and for Node.
const manifest = JSON.parse(readFileSync(`${source}/package.json`, 'utf8'))
const { messages } = await publint({ pkgDir: source, strict: true })
faults.push(...messages.map((message) => formatMessage(message, manifest) ?? message.code))
const excludeEntrypoints = Object.keys(manifest.exports).filter((name) => /\.(css|json)$/.test(name))
const checked = await checkPackage(createPackageFromTarballData(readFileSync(tarball)), {
  excludeEntrypoints,
})
// CommonJS loads an ES module from Node 20.19 on, and resolution of before `exports` is not supported.
const isOld = (/** @type {object} */ problem) =>
  'resolutionKind' in problem && /^node(10|16-cjs)$/.test(String(problem.resolutionKind))
const problems = checked.types ? checked.problems.filter((problem) => !isOld(problem)) : []
expect(checked.types !== false, 'The package has no types')
faults.push(...problems.map((problem) => JSON.stringify(problem)))

const viteApp = join(folder, 'vite')
writeViteApp(viteApp, tarball)
run(resolve('node_modules/.bin/tsc'), ['--project', viteApp], viteApp)
symlinkSync(resolve('node_modules/vite'), join(viteApp, 'node_modules/vite'))
await build({ root: viteApp, logLevel: 'error' })

// Tree shaking: one Button of the entry that has all.
const alone = await build({
  root: viteApp,
  logLevel: 'error',
  build: {
    write: false,
    rolldownOptions: {
      input: join(viteApp, 'button.js'),
      external: [/^react($|\/)/, /^react-dom($|\/)/],
      preserveEntrySignatures: 'strict',
    },
  },
})
const chunks = [alone].flat().flatMap((result) => ('output' in result ? result.output : []))
const bytes = chunks.reduce(
  (sum, chunk) => sum + (chunk.type === 'chunk' ? gzipSync(chunk.code).length : 0),
  0,
)
expect(bytes > 0 && bytes / 1000 <= BUTTON_KB, `One Button is ${bytes} bytes, over ${BUTTON_KB} kB`)

const server = await preview({
  configFile: false,
  root: viteApp,
  logLevel: 'silent',
  preview: { port: 0, host: '127.0.0.1' },
})

const nextApp = join(folder, 'next')
writeNextApp(nextApp, tarball)
const next = await startNext(nextApp, await freePort())

const browser = await launchChromium()
const page = await browser.newPage()
page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`))

/** @param {string} app @param {string} url */
async function visit(app, url) {
  await page.goto(url)
  const value = await page.getByLabel('Title').inputValue()
  expect(value === 'Forty Hadith', `${app}: TextField holds "${value}"`)
  const submit = page.getByRole('button', { name: 'Submit' })
  const colour = await submit.evaluate((button) => getComputedStyle(button).backgroundColor)
  expect(colour === 'rgb(27, 79, 67)', `${app}: Button is ${colour}`)
}

await visit('Vite', server.resolvedUrls?.local[0] ?? '')
expect(await page.getByLabel('Open').isChecked(), 'Vite: Checkbox is not checked')
expect(await page.getByText('#1b4f43').isVisible(), 'Vite: tokens.json has no value')

// A font is asked for once the first text in it is laid out.
const hasArabicFont = await page
  .waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => /Amiri/.test(family) && status === 'loaded'),
  )
  .then(
    () => true,
    () => false,
  )
expect(hasArabicFont, 'Vite: Arabic is not in the font of the package')
const readme = readFileSync(`${source}/README.md`, 'utf8')
expect(
  !/\b(stories|tests|scripts)\/|\d kB\b/.test(readme),
  'The README names files that the package has not, or sizes',
)

const html = await (await fetch(next.url)).text()
expect(html.includes('Forty Hadith'), 'Next: the server does not render TextField')
await visit('Next', next.url)
await page.getByRole('button', { name: 'Count 0' }).click()
expect(
  await page.getByRole('button', { name: 'Count 1' }).isVisible(),
  'Next: Button does nothing in a client component',
)

await browser.close()
next.stop()
await server.close()
rmSync(folder, { recursive: true })

process.stdout.write(`One Button alone: ${(bytes / 1000).toFixed(1)} kB gzipped\n`)
process.stdout.write(
  faults.length === 0
    ? 'The package works in a Vite app and in Next: entries, types, style sheets, tokens, server components.\n'
    : `${faults.join('\n')}\n`,
)
process.exit(faults.length === 0 ? 0 : 1)
