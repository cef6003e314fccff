/**
 * Builds if the sources have changed since the build, then runs a command of the server:
 *
 *   npm start                         site, console and API; settings: docs/operations.md
 *   npm run demo                      the same with sample data in ./data/demo and Storybook under /storybook, on
 *                                     localhost only; builds Storybook if it is out of date
 *   npm run admin:reset [-- name]     sets a new password for a person and prints it once; --new adds an Administrator
 *   npm run backup [-- file]          writes all data to one file while the server runs; --check file verifies a backup
 *   npm run restore -- file [--replace] [--erasures file]
 *                                     restores a backup into an empty database
 *   npm run site:export -- folder     writes what the site shows as a content file, with the pictures of the build
 *   npm run site:import -- folder     publishes the content file in a folder as a new version of the site
 *   npm run move -- postgres://...    copies the embedded database to PostgreSQL; with a folder: PostgreSQL to the folder
 */
import './help.mjs'
import { spawn } from 'node:child_process'
import { buildProduct } from './product.mjs'

/** @param {number} start in ms since 1970 @returns {string} the elapsed time */
const since = (start) => `${((Date.now() - start) / 1000).toFixed(1)} s`

/** Builds Storybook in the background while the demo runs. */
function buildStorybook() {
  const startedAt = Date.now()
  const child = spawn(process.execPath, ['scripts/storybook.mjs'], { stdio: ['ignore', 'ignore', 'pipe'] })
  let fault = ''
  child.stderr.on('data', (data) => (fault += data))
  const notice = setTimeout(() => {
    process.stderr.write('Storybook is being built beside the demo: about a minute...\n')
  }, 1000)
  child.on('close', (code) => {
    clearTimeout(notice)
    const outcome = code === 0 ? `Storybook is ready (${since(startedAt)}).` : `Storybook failed:\n${fault}`
    process.stderr.write(`${outcome}\n`)
  })
  process.on('exit', () => child.kill())
}

const [command = 'serve'] = process.argv.slice(2)

if (command === 'demo') {
  process.env.DATA_DIR ||= './data/demo'
  process.env.ADMIN_EMAIL ||= 'demo@example.org'
  process.env.ADMIN_PASSWORD ||= 'forty-hadith'
  process.env.HOST ||= '127.0.0.1'
}

await buildProduct((message) => process.stderr.write(`${message}\n`))

if (command === 'demo') {
  process.stderr.write(`Demo sign-in: ${process.env.ADMIN_EMAIL}  ${process.env.ADMIN_PASSWORD}\n`)
  buildStorybook()
}

await import(new URL('../dist/server/main.js', import.meta.url).href)
