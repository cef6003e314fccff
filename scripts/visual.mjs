/**
 * `npm run visual`: compares screenshots of the built Storybook between a commit and the working tree: one story of each part
 * of the design system in both themes, one state of each screen at 1440 and 360 px. The exit code is 1 if one differs or a
 * story fails; .cache/pictures/report shows each before and after. New and removed stories are listed.
 *
 * `npm run visual -- stories/design-system/Button stories/site` takes every story of the files whose path begins with these,
 * and `npm run visual -- stories` takes all.
 *
 * The commit is the last one, or the one before it if nothing has changed since; PICTURES_BASE=main names another. Its
 * screenshots are taken on this machine and kept, because fonts and Chromium differ between machines.
 */
import './help.mjs'
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { findChromium } from './chromium.mjs'

const paths = process.argv.slice(2)
const folder = '.cache/pictures'
const before = join(folder, 'before')
const storybook = resolve('node_modules/storybook/dist/bin/dispatcher.js')
const playwright = 'node_modules/.bin/playwright'

/** @param {string[]} args @returns {string} */
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim()

/** @param {string} line */
const say = (line) => process.stdout.write(`${line}\n`)

/** Builds a commit's Storybook. @param {string} commit @param {string} out */
function buildCommit(commit, out) {
  // Inside the repository, so that packages resolve from its node_modules.
  const tree = `${out}-tree`
  rmSync(tree, { recursive: true, force: true })
  git('worktree', 'prune')
  git('worktree', 'add', '--quiet', '--detach', tree, commit)
  try {
    const isSameLock =
      git('hash-object', 'package-lock.json') === git('rev-parse', `${commit}:package-lock.json`)
    if (!isSameLock) execFileSync('npm', ['ci', '--silent', '--prefer-offline'], { cwd: tree })
    const args = ['build', '--quiet', '--disable-telemetry', '--output-dir', resolve(out)]
    execFileSync(process.execPath, [storybook, ...args], { cwd: tree, stdio: ['ignore', 'ignore', 'pipe'] })
  } finally {
    git('worktree', 'remove', '--force', tree)
  }
}

/** Returns a file's text; nothing if there is none. @param {string} file */
const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/** @param {string} storybookFolder @returns {string[]} the ids of its stories */
function storiesIn(storybookFolder) {
  /** @type {{ entries: Record<string, { id: string, type: string }> }} */
  const { entries } = JSON.parse(read(join(storybookFolder, 'index.json')))
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id }) => id)
}

/** Takes the screenshots of a Storybook. @param {'before' | 'after'} side @param {string} storybookFolder */
function takePictures(side, storybookFolder) {
  const { status } = spawnSync(playwright, ['test', '-c', 'tests/pictures/playwright.config.ts'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      STORYBOOK_FOLDER: storybookFolder,
      PICTURES_SIDE: side,
      PICTURES_PATHS: JSON.stringify(paths),
    },
  })
  return status === 0
}

const commit = git(
  'rev-parse',
  process.env.PICTURES_BASE ?? (git('status', '--porcelain') === '' ? 'HEAD~1' : 'HEAD'),
)
const chromium = findChromium()
const code = readdirSync('tests/pictures').map((file) => read(join('tests/pictures', file)))
const key = createHash('sha1')
  .update([commit, chromium, chromium && statSync(chromium).mtimeMs, ...code].join('\n'))
  .digest('hex')

mkdirSync(folder, { recursive: true })
if (read(join(before, 'commit.txt')) !== commit) {
  say(`Building Storybook of ${commit.slice(0, 7)}`)
  rmSync(before, { recursive: true, force: true })
  buildCommit(commit, before)
  writeFileSync(join(before, 'commit.txt'), commit)
}
if (read(join(folder, 'key.txt')) !== key) {
  rmSync(join(folder, 'references'), { recursive: true, force: true })
  writeFileSync(join(folder, 'key.txt'), key)
}
say('Building Storybook of the working tree')
execFileSync(process.execPath, ['scripts/storybook.mjs'])

say(`Screenshots of ${commit.slice(0, 7)}`)
takePictures('before', before)
say('Screenshots of the working tree')
const isSame = takePictures('after', 'storybook-static')

const [old, now] = [storiesIn(before), storiesIn('storybook-static')]
for (const id of now.filter((each) => !old.includes(each))) say(`new: ${id}`)
for (const id of old.filter((each) => !now.includes(each))) say(`removed: ${id}`)
say(`Report: ${folder}/report/index.html`)
process.exit(isSame ? 0 : 1)
