/** Makes working trees in .cache/faults in which faults are planted, so that the user's own is never touched. */
import { execFileSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { hashOf, isBuiltFrom, keepHash } from './inputs.mjs'

const HOME = '.cache/faults'

/** Folders in node_modules that tools write to: each tree has its own. */
const written = ['.cache', '.vite', '.vite-temp', '.vitest']

/** @param {string[]} args @param {Record<string, string>} [environment] */
const git = (args, environment) =>
  execFileSync('git', args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, ...environment },
  }).trim()

/** Returns the name of a tree of git with all that the working tree has, with uncommitted changes. */
function currentTree() {
  const own = { GIT_INDEX_FILE: resolve(HOME, 'index') }
  git(['read-tree', 'HEAD'], own)
  git(['add', '--all'], own)
  return git(['write-tree'], own)
}

/**
 * Returns the folder of a tree that holds what the user's working tree holds, with uncommitted changes.
 * @param {number} number of the tree
 */
export function makeTree(number) {
  const tree = resolve(HOME, String(number))
  if (!existsSync(join(tree, '.git'))) {
    rmSync(tree, { recursive: true, force: true })
    git(['worktree', 'prune'])
    git(['worktree', 'add', '--quiet', '--detach', '--force', tree, 'HEAD'])
  }
  git(['-C', tree, 'read-tree', '--reset', '-u', currentTree()])
  git(['-C', tree, 'clean', '--quiet', '--force', '-d'])
  const stamp = join(HOME, `${number}.json`)
  const installed = hashOf(['package-lock.json', 'patches'])
  if (!isBuiltFrom(stamp, installed)) {
    rmSync(join(tree, 'node_modules'), { recursive: true, force: true })
    const packages = join(tree, 'node_modules')
    // Hard links: unlike a link to the folder, they are inside the tree for tools that serve nothing else.
    execFileSync('cp', ['-R', '-l', '-P', 'node_modules', packages])
    for (const folder of written) rmSync(join(packages, folder), { recursive: true, force: true })
    keepHash(stamp, installed)
  }
  return tree
}
