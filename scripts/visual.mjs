/**
 * `npm run visual`: pictures of every part's stories, the working tree against the last commit, in both themes. The
 * references are made on the spot, so that fonts and Chromium are the same for both. Arguments are handed to Vitest:
 * `npm run visual -- stories/design-system/Button.stories.tsx`.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const filters = process.argv.slice(2)
const stories = filters.length > 0 ? filters : ['stories/design-system']
const pictures = resolve('.cache/visual')
const before = mkdtempSync(join(tmpdir(), 'institute-visual-'))

/** @param {string[]} args @param {string} cwd */
function vitest(args, cwd) {
  const projects = ['--project', 'stories-light', '--project', 'stories-dark']
  const command = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', ...projects, ...args]
  const environment = { ...process.env, VISUAL_PICTURES: pictures }
  return spawnSync(process.execPath, command, { cwd, stdio: 'inherit', env: environment }).status
}

rmSync(pictures, { recursive: true, force: true })
execFileSync('git', ['worktree', 'add', '--quiet', '--detach', before, 'HEAD'])
execFileSync('npm', ['ci', '--silent', '--prefer-offline'], { cwd: before })
try {
  process.stdout.write('== the last commit\n')
  const known = stories.filter((story) => existsSync(join(before, story)))
  vitest(known, before)
} finally {
  execFileSync('git', ['worktree', 'remove', '--force', before])
}
process.stdout.write('== the working tree\n')
const status = vitest(stories, process.cwd())

const differences = existsSync(join(pictures, 'different'))
  ? readdirSync(join(pictures, 'different'), { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.png'),
    )
  : []
for (const name of differences) process.stdout.write(`differs: .cache/visual/different/${name}\n`)
process.exit(status ?? 1)
