/**
 * `npm run release`: builds the product and writes to release/: institute-<version>.tgz with everything a server needs, its
 * bill of materials (CycloneDX), and the SHA-256 of both. Build dependencies are not included.
 */
import './help.mjs'
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = 'release'
/** @type {Record<string, any>} */
const project = JSON.parse(readFileSync('package.json', 'utf8'))
const name = `institute-${project.version}`
const staging = join(folder, name)

/** @param {string} file @param {string[]} args @param {string} [cwd] */
const run = (file, args, cwd = '.') =>
  execFileSync(file, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })

/** The packages that the built server imports, with their versions. @returns {Record<string, string>} */
function runtimeDependencies() {
  const server = readdirSync('dist/server')
    .map((file) => readFileSync(join('dist/server', file), 'utf8'))
    .join('\n')
  const imported = [...server.matchAll(/^import\b.*?["']([^"'.][^"']*)["'];?$/gm)].map(([, specifier = '']) =>
    specifier
      .split('/')
      .slice(0, specifier.startsWith('@') ? 2 : 1)
      .join('/'),
  )
  const packages = [...new Set(imported)].filter((specifier) => !specifier.startsWith('node:')).toSorted()
  return Object.fromEntries(packages.map((dependency) => [dependency, project.dependencies[dependency]]))
}

rmSync(folder, { recursive: true, force: true })
mkdirSync(staging, { recursive: true })
run(process.execPath, ['scripts/build.mjs'])
for (const part of ['client', 'server']) {
  cpSync(join('dist', part), join(staging, 'dist', part), { recursive: true })
}
for (const file of [
  'package-lock.json',
  '.npmrc',
  'LICENSE',
  'README.md',
  'CHANGELOG.md',
  'docs/operations.md',
  'deploy',
]) {
  cpSync(file, join(staging, file), { recursive: true })
}
const { version, description, license, type, engines } = project
const commands = ['admin:reset', 'backup', 'restore', 'move']
const released = {
  name: project.name,
  version,
  private: true,
  description,
  license,
  type,
  engines,
  scripts: {
    start: 'node dist/server/main.js',
    ...Object.fromEntries(commands.map((command) => [command, `node dist/server/main.js ${command}`])),
  },
  dependencies: runtimeDependencies(),
}
writeFileSync(join(staging, 'package.json'), `${JSON.stringify(released, null, 2)}\n`)
// Removes unused packages from the lock file; no version changes.
run('npm', ['install', '--package-lock-only', '--ignore-scripts', '--prefer-offline'], staging)

const bill = execFileSync('npm', ['sbom', '--package-lock-only', '--omit=dev', '--sbom-format=cyclonedx'], {
  cwd: staging,
  encoding: 'utf8',
})
writeFileSync(join(folder, `${name}.cdx.json`), bill)
run('tar', ['-czf', `${name}.tgz`, name], folder)
rmSync(staging, { recursive: true })
const sums = [`${name}.tgz`, `${name}.cdx.json`].map((file) => {
  const sum = createHash('sha256')
    .update(readFileSync(join(folder, file)))
    .digest('hex')
  return `${sum}  ${file}\n`
})
writeFileSync(join(folder, 'SHA256SUMS'), sums.join(''))
process.stdout.write(sums.join(''))
