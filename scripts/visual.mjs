/**
 * `npm run visual`: pictures of every part's stories, the working tree against the last commit, in both themes. The
 * references are made on the spot, so that fonts and Chromium are the same for both. Arguments are handed to Vitest:
 * `npm run visual -- stories/design-system/Button.stories.tsx`.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const filters = process.argv.slice(2)
const stories = filters.length > 0 ? filters : ['stories/design-system']
const pictures = '.cache/visual'
const before = mkdtempSync(join(tmpdir(), 'institute-visual-'))

/** @param {string[]} args @param {string} cwd */
function vitest(args, cwd) {
  const projects = ['--project', 'stories-light', '--project', 'stories-dark']
  const command = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', ...projects, ...args]
  return spawnSync(process.execPath, command, { cwd, stdio: 'inherit', env: { ...process.env, VISUAL: '1' } })
    .status
}

/** @param {string} folder @returns {string[]} */
const picturesIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.png'))
    : []

rmSync(pictures, { recursive: true, force: true })
execFileSync('git', ['worktree', 'add', '--quiet', '--detach', before, 'HEAD'])
try {
  process.stdout.write('== the last commit\n')
  execFileSync('npm', ['ci', '--silent', '--prefer-offline'], { cwd: before })
  vitest(
    stories.filter((story) => existsSync(join(before, story))),
    before,
  )
  cpSync(join(before, pictures), pictures, { recursive: true })
} finally {
  execFileSync('git', ['worktree', 'remove', '--force', before])
}
const known = new Set(picturesIn(join(pictures, 'before')))
if (known.size === 0) throw new Error('The last commit gave no pictures to compare with.')

process.stdout.write('== the working tree\n')
const status = vitest(stories, process.cwd())
const added = picturesIn(join(pictures, 'before')).filter((name) => !known.has(name))
for (const name of added) process.stdout.write(`new: ${name}\n`)
for (const name of picturesIn(join(pictures, 'different'))) {
  process.stdout.write(`differs: ${join(pictures, 'different', name)}\n`)
}
process.stdout.write(`${known.size} pictures compared, ${added.length} new\n`)
process.exit(status ?? 1)
