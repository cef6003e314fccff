/**
 * Finds or installs the Chromium that tests use: with apt-get on Debian as root, otherwise with Playwright. Prints its path. On
 * Debian that is its headless shell, which has no windows to draw and needs a quarter less CPU time.
 */
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

const shell = '/usr/bin/chromium-headless-shell'

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** @param {readonly string[]} paths */
const firstOf = (paths) => paths.find((path) => path !== '' && existsSync(path))

/** @returns {string | undefined} the path of an installed Chromium, with windows if there is one */
export const findChromium = () =>
  firstOf([process.env.CHROMIUM_PATH ?? '', chromium.executablePath(), ...usualPlaces, shell])

/** @returns {string | undefined} the path of the Chromium that tests use */
export const findTestChromium = () => firstOf([process.env.CHROMIUM_PATH ?? '', shell]) ?? findChromium()

/** Starts Chromium with windows, if there is one, for what is measured or shown. */
export const launchChromium = () => chromium.launch({ executablePath: findChromium(), args: chromiumArgs })

export const isDebianRoot = () => existsSync('/etc/debian_version') && process.getuid?.() === 0

/** @param {string} command @param {string[]} args */
function run(command, ...args) {
  process.stderr.write(`Installing: ${command} ${args.join(' ')}\n`)
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] })
}

/** Installs packages of Debian. @param {readonly string[]} names */
export function aptInstall(...names) {
  run('apt-get', 'update', '-qq')
  run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...names)
}

/** Malayalam and Arabic, and Liberation Sans, which stands in for the web font until it is loaded, as a phone's own font does. */
const fonts = ['fonts-noto-core', 'fonts-liberation']

function installChromium() {
  if (isDebianRoot()) aptInstall('chromium-headless-shell', ...fonts)
  else run('npx', 'playwright', 'install', 'chromium')
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (!findTestChromium() || (isDebianRoot() && !process.env.CHROMIUM_PATH && !existsSync(shell)))
    installChromium()
  const path = findTestChromium()
  if (!path) {
    process.stderr.write('No Chromium could be found or installed. Install one and set CHROMIUM_PATH.\n')
    process.exit(1)
  }
  process.stdout.write(`Chromium: ${path}\n`)
}
