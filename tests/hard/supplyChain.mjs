/**
 * Installation without install scripts in a fresh clone: the build and the tests pass, the release runs, and no production
 * package needs an install script. Needs the package registry.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { drillFolder, judge } from './drill.mjs'
import { startServer } from './server.mjs'

const home = drillFolder('supply')
const clone = join(home, 'clone')
execFileSync('git', ['clone', '--quiet', '.', clone])

/** @param {string} title @param {string} command @param {string[]} args @param {string} cwd */
function step(title, command, args, cwd) {
  const startedAt = performance.now()
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
  judge(title, `${seconds} s`, status === 0, 'passes')
  if (status !== 0) console.log(`${stdout}\n${stderr}`.trim().split('\n').slice(-20).join('\n'))
}

/** @param {string} folder @returns {string[]} production packages with an install script */
function withScripts(folder) {
  /** @type {{ packages: Record<string, { hasInstallScript?: boolean, dev?: boolean }> }} */
  const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'))
  return Object.entries(lock.packages)
    .filter(([, { hasInstallScript, dev }]) => hasInstallScript && !dev)
    .map(([path]) => path.replace(/^.*node_modules\//, ''))
}

step('npm ci --ignore-scripts', 'npm', ['ci', '--ignore-scripts'], clone)
const asking = withScripts(clone)
judge('install scripts in the production tree', asking.length, asking.length === 0, asking.join() || 'none')
step('npm run release', 'npm', ['run', 'release'], clone)
const short = ['vitest', 'run', '--project', 'node', 'tests/contract', 'tests/architecture.test.ts']
step('the tests of the contract and the architecture', 'npx', ['--no-install', ...short], clone)

const folder = join(clone, 'release')
const sums = readFileSync(join(folder, 'SHA256SUMS'), 'utf8').trimEnd().split('\n')
const wrong = sums.filter((line) => {
  const [sum, file = ''] = line.split('  ')
  return (
    createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex') !== sum
  )
})
judge(
  'SHA-256 sums',
  sums.length,
  sums.length === 2 && wrong.length === 0,
  'of the package and its bill, right',
)
const archive = readdirSync(folder).find((file) => file.endsWith('.tgz')) ?? ''
execFileSync('tar', ['-xzf', join(folder, archive), '-C', home])
const released = join(home, archive.replace(/\.tgz$/, ''))
step('npm ci --ignore-scripts in the release', 'npm', ['ci', '--ignore-scripts'], released)
const releasedAsking = withScripts(released)
judge('install scripts in the release', releasedAsking.length, releasedAsking.length === 0, 'none')

/** @type {{ components: { name: string, version: string }[] }} */
const bill = JSON.parse(readFileSync(join(folder, archive.replace(/\.tgz$/, '.cdx.json')), 'utf8'))
/** @type {{ packages: object }} */
const lock = JSON.parse(readFileSync(join(released, 'package-lock.json'), 'utf8'))
const locked = Object.keys(lock.packages).length - 1
judge(
  'packages in the bill of materials',
  bill.components.length,
  bill.components.length === locked,
  `${locked} in the lock`,
)

const server = await startServer({ DATA_DIR: join(home, 'data') }, join(released, 'dist/server/main.js'))
const page = await fetch(server.url.replace('/api', '/'))
judge(
  'the release answers',
  page.status,
  page.status === 200,
  `first answer after ${server.startMs.toFixed(0)} ms`,
)
await server.stop('SIGTERM')
