/** Marks the modules of a built package that React Server Components must load in the browser. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** @typedef {{ code: string, imports: { names: string[], source: string }[] }} Module */

/** @param {string} code @returns {Module['imports']} named imports, as Rolldown writes them */
function importsOf(code) {
  const statements = code.matchAll(/^import (?:(.+?) from )?"([^"]+)";$/gm)
  return [...statements].map(([, names = '', source = '']) => ({
    names: names
      .replaceAll(/[{}]/g, '')
      .split(',')
      .map((name) => name.trim().split(' as ')[0] ?? ''),
    source,
  }))
}

const isHook = (/** @type {string} */ name) => /^(use[A-Z]?\w*|createContext|Component)$/.test(name)

/** State, effects, context, handlers of its own, or React Aria. @param {Module} module */
const needsBrowser = ({ code, imports }) =>
  imports.some(
    ({ names, source }) =>
      /^(react-dom|react-aria|@react-)/.test(source) || (source === 'react' && names.some(isHook)),
  ) || /\bon[A-Z]\w*:|\bref:/.test(code)

/** On the server, only components of such a module can be used, not its functions or contexts. @param {string} name */
const isComponent = (name) => /^[A-Z]\w*[a-z]\w*$/.test(name) && !name.endsWith('Context')

/**
 * Writes 'use client' at the top of each module that needs the browser.
 * @param {string} folder of the built package @returns {string[]} the marked modules, as paths in the folder
 */
export function markClientModules(folder) {
  /** @type {Map<string, Module>} */
  const modules = new Map()
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.js') || file === 'index.js') continue
    const code = readFileSync(join(folder, file), 'utf8')
    modules.set(file, { code, imports: importsOf(code) })
  }

  const marked = new Set([...modules].filter(([, module]) => needsBrowser(module)).map(([file]) => file))
  let size = 0
  while (size < marked.size) {
    size = marked.size
    for (const [file, { imports }] of modules) {
      const isCaller = imports.some(
        ({ names, source }) =>
          marked.has(normalize(join(dirname(file), source))) && !names.every(isComponent),
      )
      if (isCaller) marked.add(file)
    }
  }

  for (const file of marked) {
    writeFileSync(join(folder, file), `'use client';\n${modules.get(file)?.code}`)
  }
  return [...marked].toSorted()
}
