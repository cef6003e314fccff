/** Builds the two Storybooks that `npm run visual` compares: the last commit and the working tree. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { preview } from 'vite'

/** @typedef {import('./camera.mjs').Story} Story */

const program = fileURLToPath(
  new URL('dist/bin/dispatcher.js', import.meta.resolve('storybook/package.json')),
)

/** @param {string} cwd @param {string} out */
function build(cwd, out) {
  const args = ['build', '--quiet', '--disable-telemetry', '--output-dir', resolve(out)]
  execFileSync(process.execPath, [program, ...args], { cwd, stdio: ['ignore', 'ignore', 'pipe'] })
}

/** @param {string[]} args @returns {string} */
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim()

/** @returns {string} the last commit's hash */
export const lastCommit = () => git('rev-parse', 'HEAD')

/** Builds the last commit's Storybook, unless it is already built. @param {string} out @param {string} commit */
export function buildBefore(out, commit) {
  const stamp = join(out, 'commit.txt')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === commit) return
  // Inside the repository, so that packages resolve from its node_modules.
  const tree = `${out}-tree`
  rmSync(out, { recursive: true, force: true })
  rmSync(tree, { recursive: true, force: true })
  git('worktree', 'prune')
  git('worktree', 'add', '--quiet', '--detach', tree, commit)
  try {
    const isSameLock =
      git('hash-object', 'package-lock.json') === git('rev-parse', `${commit}:package-lock.json`)
    if (!isSameLock) execFileSync('npm', ['ci', '--silent', '--prefer-offline'], { cwd: tree })
    build(tree, out)
    writeFileSync(stamp, commit)
  } finally {
    git('worktree', 'remove', '--force', tree)
  }
}

/** Builds the working tree's Storybook. @param {string} out */
export function buildNow(out) {
  rmSync(out, { recursive: true, force: true })
  build('.', out)
}

/**
 * Returns the stories of a built Storybook that can be captured, filtered by the start of their file's path.
 * @param {string} folder
 * @param {string[]} paths all stories if empty
 * @returns {Map<string, Story>} by id
 */
export function storiesIn(folder, paths) {
  /** @type {{ entries: Record<string, Story> }} */
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
  const isSelected = (/** @type {Story} */ { importPath }) =>
    paths.length === 0 || paths.some((path) => importPath.startsWith(`./${path.replace(/^\.\//, '')}`))
  const stories = Object.values(entries).filter(
    (entry) => entry.type === 'story' && !entry.tags.includes('no-picture') && isSelected(entry),
  )
  return new Map(stories.map((story) => [story.id, story]))
}

/**
 * Serves both Storybooks on one origin, because stories may link to their own Storybook.
 * @param {string} folder that contains both
 * @returns {Promise<{ base: string, close: () => Promise<void> }>} base ends with a slash
 */
export async function serve(folder) {
  const server = await preview({
    configFile: false,
    root: resolve(folder),
    logLevel: 'silent',
    build: { outDir: '.' },
    preview: { port: 0, host: 'localhost' },
  })
  return { base: server.resolvedUrls?.local[0] ?? '', close: () => server.close() }
}
