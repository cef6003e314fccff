import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { chromium } from 'playwright'
import { build } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { chromiumArgs, findTestChromium } from '#scripts/chromium.mjs'

const folder = mkdtempSync(join(tmpdir(), 'hydration-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Builds a module with React as it is in development, where it tells what does not match. Both builds name classes alike. */
const buildOf = async (entry: string, isServer: boolean) => {
  await build({
    configFile: false,
    logLevel: 'error',
    mode: 'development',
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"development"', 'process.env.VIRT_ON': '"true"' },
    css: { modules: { generateScopedName: '[name]_[local]' } },
    ...(isServer && { ssr: { noExternal: true } }),
    build: {
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      ssr: isServer,
      rolldownOptions: {
        input: `tests/design-system/${entry}.ts`,
        output: { entryFileNames: `${entry}.mjs` },
      },
    },
  })
  return join(folder, `${entry}.mjs`)
}

test('every part, open or with values, is rendered on the server and hydrated without a complaint', async () => {
  const { renderAll } = await import(pathToFileURL(await buildOf('renderAll', true)).href)
  const markup: Record<string, string> = renderAll()

  const script = await buildOf('hydrate', false)
  const browser = await chromium.launch({ executablePath: findTestChromium(), args: chromiumArgs })
  // Unlike the server in all that a part could read of the browser.
  const page = await browser.newPage({
    locale: 'ar-EG',
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
    viewport: { width: 360, height: 740 },
  })
  await page.route('**/*', (route) =>
    route.request().url().endsWith('.mjs')
      ? route.fulfill({ path: script, contentType: 'text/javascript' })
      : route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><script type="module" src="/hydrate.mjs"></script>',
        }),
  )
  await page.goto('http://localhost/')
  const complaints = await page.evaluate((html): unknown => {
    const hydrateAll: (all: typeof html) => unknown = Reflect.get(globalThis, 'hydrateAll')
    return hydrateAll(html)
  }, markup)
  await browser.close()
  expect(complaints).toEqual([])
})
