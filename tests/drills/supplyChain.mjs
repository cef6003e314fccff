/**
 * Installation without install scripts in a fresh clone: the build and the tests pass, the release runs, and no production
 * package needs an install script. Needs the package registry.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { drillFolder, judge, judgeIs, judgeNone } from './drill.mjs'
import { startServer } from './server.mjs'

const home = drillFolder('supply')
const clone = join(home, 'clone')
execFileSync('git', ['clone', '--quiet', '.', clone])

/** @param {string} line a command @param {string} cwd */
function step(line, cwd) {
  const [command = '', ...args] = line.split(' ')
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  judgeIs(line, status, 0)
  if (status !== 0) console.log(`${stdout}\n${stderr}`.trim().split('\n').slice(-20).join('\n'))
}

/** @param {string} path @returns {any} */
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

/** @param {string} folder @returns {string[]} production packages with an install script */
const withScripts = (folder) =>
  Object.entries(readJson(join(folder, 'package-lock.json')).packages)
    .filter(([, { hasInstallScript, dev }]) => hasInstallScript && !dev)
    .map(([path]) => path)

step('npm ci --ignore-scripts', clone)
judgeNone('install scripts in the production tree', withScripts(clone))
step('npm run release', clone)
step('npx --no-install vitest run --project node tests/contract tests/architecture.test.ts', clone)

const folder = join(clone, 'release')
const sums = readFileSync(join(folder, 'SHA256SUMS'), 'utf8').trimEnd().split('\n')
const wrong = sums.filter((line) => {
  const [sum, file = ''] = line.split('  ')
  const hash = createHash('sha256').update(readFileSync(join(folder, file)))
  return hash.digest('hex') !== sum
})
judgeNone('wrong SHA-256 sums, of the package and its bill', wrong, sums.length)
const archive = readdirSync(folder).find((file) => file.endsWith('.tgz')) ?? ''
execFileSync('tar', ['-xzf', join(folder, archive), '-C', home])
const released = join(home, archive.replace(/\.tgz$/, ''))
step('npm ci --ignore-scripts', released)
judgeNone('install scripts in the release', withScripts(released))

const bill = readJson(join(folder, archive.replace(/\.tgz$/, '.cdx.json'))).components.length
const locked = Object.keys(readJson(join(released, 'package-lock.json')).packages).length - 1
judgeIs('packages in the bill of materials', bill, locked)

const server = await startServer({ DATA_DIR: join(home, 'data') }, join(released, 'dist/server/main.js'))
const { status } = await fetch(server.url.replace('/api', '/'))
judge('the release answers', status, status === 200, `first answer after ${server.startMs.toFixed(0)} ms`)
await server.stop('SIGTERM')
