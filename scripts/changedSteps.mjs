/** What `npm run test:changed` runs. */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { lightSteps } from './tiers.mjs'

/** @param {string[]} args @returns {string[]} lines */
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)

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

/** @param {string} revision of git @returns {import('./steps.mjs').Step[]} */
export function changedSteps(revision) {
  const changed = [
    ...git('diff', '--name-only', '--diff-filter=d', revision),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
  const stories = [...new Set(changed.flatMap(storiesOf))]
  const units = ['--project=node', '--project=node-alone', '--reporter=dot', '--passWithNoTests']
  const steps = [
    {
      title: `stories: ${stories.join(', ')}`,
      cpu: 200,
      command: ['node', 'scripts/stories.mjs', ...stories],
    },
    ...lightSteps.filter(({ title }) => title === 'types and lint'),
    {
      title: 'unit tests of what changed',
      cpu: 70,
      command: ['node_modules/.bin/vitest', 'run', ...units, `--changed=${revision}`],
    },
  ]
  return stories.length === 0 ? steps.slice(1) : steps
}
