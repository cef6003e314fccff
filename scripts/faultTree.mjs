/** Makes working trees in .cache/faults in which faults are planted, so that the user's own is never touched. */
import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { hashOf, isBuiltFrom, keepHash } from './inputs.mjs'

const HOME = '.cache/faults'

/** Folders in node_modules that tools write to: each tree has its own. */
const written = ['.cache', '.vite', '.vite-temp', '.vitest']

/** @param {string[]} args */
const git = (...args) => execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

/** @param {string[]} args @returns {string[]} names of files */
const names = (...args) =>
  git(...args, '-z')
    .split('\0')
    .filter(Boolean)

/**
 * Fills a folder with hard links to the files of another: unlike a link to the folder, they are inside the tree for tools that
 * serve nothing else.
 * @param {string} from @param {string} to
 */
function linkFiles(from, to) {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else if (!entry.isDirectory()) linkSync(source, target)
    else linkFiles(source, target)
  }
}

/**
 * Returns the folder of a tree that holds what the user's working tree holds, with uncommitted changes.
 * @param {number} number of the tree
 */
export function makeTree(number) {
  const tree = resolve(HOME, String(number))
  const head = git('rev-parse', 'HEAD').trim()
  if (existsSync(join(tree, '.git'))) {
    git('-C', tree, 'reset', '--quiet', '--hard', head)
    git('-C', tree, 'clean', '--quiet', '--force', '-d')
  } else {
    rmSync(tree, { recursive: true, force: true })
    git('worktree', 'prune')
    git('worktree', 'add', '--quiet', '--detach', '--force', tree, head)
  }
  const changed = [
    ...names('diff', '--name-only', 'HEAD'),
    ...names('ls-files', '--others', '--exclude-standard'),
  ]
  for (const file of changed) {
    const target = join(tree, file)
    if (!existsSync(file)) rmSync(target, { force: true })
    else {
      mkdirSync(dirname(target), { recursive: true })
      copyFileSync(file, target)
    }
  }
  const stamp = join(HOME, `${number}.json`)
  const installed = hashOf(['package-lock.json', 'patches'])
  if (!isBuiltFrom(stamp, installed)) {
    rmSync(join(tree, 'node_modules'), { recursive: true, force: true })
    const packages = join(tree, 'node_modules')
    linkFiles('node_modules', packages)
    for (const folder of written) rmSync(join(packages, folder), { recursive: true, force: true })
    keepHash(stamp, installed)
  }
  return tree
}
