/** Finds or installs Chromium: with apt-get on Debian as root, otherwise with Playwright. Prints its path. */
import './help.mjs'
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright'

/** Flags for Chromium in an environment without a sandbox, a GPU or network access. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** @returns {string | undefined} the path of an installed Chromium */
export function findChromium() {
  return [process.env.CHROMIUM_PATH ?? '', chromium.executablePath(), ...usualPlaces].find(
    (path) => path !== '' && existsSync(path),
  )
}

/** @param {string} command @param {string[]} args */
function run(command, args) {
  process.stderr.write(`Installing Chromium: ${command} ${args.join(' ')}\n`)
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] })
}

/** Malayalam and Arabic, and Liberation Sans, which stands in for the web font until it is loaded, as a phone's own font does. */
const fonts = ['fonts-noto-core', 'fonts-liberation']

function installChromium() {
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', ...fonts])
  } else {
    run('npx', ['playwright', 'install', 'chromium'])
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (!findChromium()) installChromium()
  const path = findChromium()
  if (!path) {
    process.stderr.write('No Chromium could be found or installed. Install one and set CHROMIUM_PATH.\n')
    process.exit(1)
  }
  process.stdout.write(`Chromium: ${path}\n`)
}
