import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { preview } from 'vite'

/**
 * Serves a built Storybook to the tests of a run, at STORYBOOK_URL: the one in STORYBOOK_FOLDER, or else the working tree's,
 * which is built first if it is out of date.
 */
// Playwright calls a setup by its default export.
// oxlint-disable-next-line import/no-default-export
export default async function serveStorybook() {
  const { STORYBOOK_FOLDER: folder = 'storybook-static' } = process.env
  if (folder === 'storybook-static') execFileSync(process.execPath, ['scripts/storybook.mjs'])
  const server = await preview({
    configFile: false,
    root: resolve(folder),
    logLevel: 'silent',
    build: { outDir: '.' },
    preview: { port: 0, host: 'localhost' },
  })
  process.env.STORYBOOK_URL = server.resolvedUrls?.local[0] ?? ''
  return () => server.close()
}
