/**
 * `npm run bench [name...]`: runs all benchmarks one after another, or those named: `npm run bench web api`. Each also has its
 * own command, such as `npm run bench:web`. Continues after a failure.
 */
import './help.mjs'
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** @type {{ scripts: Record<string, string> }} */
const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const known = Object.keys(scripts).flatMap((name) => /^bench:(.+)/.exec(name)?.[1] ?? [])
const requested = process.argv.slice(2)
const unknown = requested.filter((name) => !known.includes(name))
if (unknown.length > 0) {
  process.stderr.write(`There is no benchmark "${unknown.join(', ')}". There are: ${known.join(', ')}.\n`)
  process.exit(64)
}
let failed = 0
for (const [index, name] of (requested.length > 0 ? requested : known).entries()) {
  process.stdout.write(`${index === 0 ? '' : '\n'}== bench:${name}\n`)
  const { status } = spawnSync('npm', ['run', '--silent', `bench:${name}`], { stdio: 'inherit' })
  if (status !== 0) failed += 1
}
process.exit(failed === 0 ? 0 : 1)
