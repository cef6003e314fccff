/** Budgets of the pages' scripts. The build fails if a page exceeds its own. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Returns the most that a phone loads, and the most that a device with a fine pointer loads besides.
 * In kB, gzipped. @param {string} page @param {readonly string[]} scripts
 */
function limitsOf(page, scripts) {
  const isConsole = page.startsWith('admin') && scripts.some((path) => path.includes('/AdminRoutes-'))
  if (page === 'admin.html') return { phone: 82, fine: 0 }
  if (!isConsole) return { phone: 100, fine: 0 }
  const uses = (/** @type {string} */ chunk) => scripts.some((path) => path.includes(`/${chunk}-`))
  if (uses('siteForms')) return { phone: 182, fine: 100 }
  if (uses('classForms')) return { phone: 180, fine: 109 }
  if (uses('divisionForms')) return { phone: 169, fine: 108 }
  if (uses('StaffListPage')) return { phone: 214, fine: 0 }
  if (uses('choiceForms')) return { phone: 179, fine: 100 }
  if (page === 'admin/adminpanel.html') return { phone: 153, fine: 0 }
  if (uses('ClassesScreen')) return { phone: 170, fine: 0 }
  return { phone: uses('adminScreens') ? 160 : 172, fine: 0 }
}

/**
 * @param {string} client folder of the built and compressed client
 * @returns {string[]} pages over budget, each with its size
 */
export function overSizeBudget(client) {
  const pages = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  )
  return pages.flatMap((page) => {
    const html = readFileSync(join(client, page), 'utf8')
    const ofFinePointers = html.match(/<link rel="modulepreload" media=[^>]*>/g)?.join('') ?? ''
    const fine = scriptsOf(ofFinePointers)
    const scripts = scriptsOf(html).filter((path) => !fine.includes(path))
    const limits = limitsOf(page, scripts)
    return [
      ...over(page, sizeOf(client, scripts), limits.phone),
      ...over(`${page} with a fine pointer`, sizeOf(client, fine), limits.fine),
    ]
  })
}

/** @param {string} what @param {number} kB @param {number} most */
const over = (what, kB, most) =>
  kB > most ? [`${what}: ${kB.toFixed(1)} kB of script, ${most} at most`] : []

/** In kB, gzipped. @param {string} client @param {readonly string[]} scripts */
export const sizeOf = (client, scripts) =>
  scripts.reduce((sum, path) => sum + packedSize(join(client, path)) / 1000, 0)

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
