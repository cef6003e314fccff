/** Budgets of the pages' scripts. The build fails if a page exceeds its own. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** In kB, gzipped. @param {string} page @param {readonly string[]} scripts */
function limitOf(page, scripts) {
  const isConsole = page.startsWith('admin') && scripts.some((path) => path.includes('/AdminRoutes-'))
  if (!isConsole) return 100
  const uses = (/** @type {string} */ chunk) => scripts.some((path) => path.includes(`/${chunk}-`))
  return uses('datedForms') ? 310 : uses('choiceForms') || uses('StaffListPage') ? 270 : 200
}

/**
 * @param {string} client folder of the built and compressed client
 * @returns {string[]} pages over budget, each with its size
 */
export function overBudget(client) {
  const pages = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  )
  return pages.flatMap((page) => {
    const scripts = scriptsOf(readFileSync(join(client, page), 'utf8'))
    const kB = scripts.reduce((sum, path) => sum + packedSize(join(client, path)) / 1000, 0)
    const most = limitOf(page, scripts)
    return kB > most ? [`${page}: ${kB.toFixed(1)} kB of script, ${most} at most`] : []
  })
}

/** @param {string} html @returns {string[]} */
const scriptsOf = (html) => [
  ...new Set(
    [...html.matchAll(/(?:src|modulepreload"[^>]*href)="(\/assets\/[^"]+\.js)"/g)].map(
      ([, path = '']) => path,
    ),
  ),
]

/** @param {string} file */
const packedSize = (file) => statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).size
