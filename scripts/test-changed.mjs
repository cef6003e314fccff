/**
 * `npm run test:changed [revision]`: types, the unit tests that import what changed since the revision (the last commit), and the
 * stories of the folders in which something changed.
 */
import './help.mjs'
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { printTotals, runSteps } from './steps.mjs'
import { lightSteps } from './tiers.mjs'

const [revision = 'HEAD'] = process.argv.slice(2)

/** @param {string[]} args @returns {string[]} lines */
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)

const changed = [
  ...git('diff', '--name-only', '--diff-filter=d', revision),
  ...git('ls-files', '--others', '--exclude-standard'),
]

/** Returns the story files of a part or a screen: those that begin with the name of its folder, or lie in one of that name. */
function storiesOf(/** @type {string} */ file) {
  if (file.endsWith('.stories.tsx')) return [file]
  const [, area = '', name = ''] = /^src\/(design-system|admin|site)\/([^/]+)\//.exec(file) ?? []
  const own = join('stories', area, name)
  if (name === '' || area === '') return []
  if (existsSync(own)) return [own]
  return readdirSync(join('stories', area))
    .filter((story) => story.toLowerCase().startsWith(name.toLowerCase()) && story.endsWith('.stories.tsx'))
    .map((story) => join('stories', area, story))
}

const stories = [...new Set(changed.flatMap(storiesOf))]
const types = lightSteps.filter(({ title }) => title === 'types')
const units = ['--project=node', '--project=node-alone', '--reporter=dot', '--passWithNoTests']
const steps = [
  { title: `stories: ${stories.join(', ')}`, cpu: 200, command: ['node', 'scripts/stories.mjs', ...stories] },
  ...types,
  {
    title: 'unit tests of what changed',
    cpu: 70,
    command: ['node_modules/.bin/vitest', 'run', ...units, `--changed=${revision}`],
  },
]
const outcomes = await runSteps(stories.length === 0 ? steps.slice(1) : steps, 2)
printTotals(outcomes)
process.exit(outcomes.every(({ isGood }) => isGood) ? 0 : 1)
