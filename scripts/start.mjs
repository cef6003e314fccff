/** `npm start` and `npm run demo`: builds when the sources are newer than the build, then serves. */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const stamp = 'dist/built.json'
const sources = [
  'contract',
  'server',
  'src',
  'scripts',
  'index.html',
  'admin.html',
  'vite.config.ts',
  'package-lock.json',
]

/** Settings that are built into the client: another value asks for another build. */
const builtIn = JSON.stringify(
  ['VITE_ADMIN_BASE', 'VITE_API_BASE', 'VITE_VITALS_URL', 'CONTENT_FILE', 'INSTITUTE_TZ'].map(
    (name) => process.env[name] ?? '',
  ),
)

/** @param {string} path @returns {number} the newest change in a file or folder, in ms since 1970 */
function changedAt(path) {
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => changedAt(join(path, name))))
}

function isBuilt() {
  if (!existsSync(stamp) || !existsSync('dist/server/main.js')) return false
  const newest = Math.max(...sources.filter((path) => existsSync(path)).map(changedAt))
  return newest < statSync(stamp).mtimeMs && readFileSync(stamp, 'utf8') === builtIn
}

const [command = 'serve'] = process.argv.slice(2)

if (command === 'demo') {
  process.env.DATA_DIR ||= './data/demo'
  process.env.ADMIN_EMAIL ||= 'demo@example.org'
  process.env.ADMIN_PASSWORD ||= 'forty-hadith'
  process.env.HOST ||= '127.0.0.1'
}

if (!isBuilt()) {
  const startedAt = Date.now()
  process.stderr.write('Building client and server...\n')
  execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: ['ignore', 'ignore', 'inherit'] })
  writeFileSync(stamp, builtIn)
  process.stderr.write(`Built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.\n`)
}

if (command === 'demo') {
  process.stderr.write(`Demo sign-in: ${process.env.ADMIN_EMAIL}  ${process.env.ADMIN_PASSWORD}\n`)
}

await import(new URL('../dist/server/main.js', import.meta.url).href)
