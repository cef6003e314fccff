/** Script budget of a public page. The build fails if a page exceeds it. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** In kB, gzipped. */
const LIMIT = 100

/**
 * @param {string} client folder of the built and compressed client
 * @returns {string[]} pages over budget, each with its size
 */
export function overBudget(client) {
  const pages = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.html') && !name.startsWith('admin'),
  )
  return pages.flatMap((page) => {
    const kB = scriptsOf(readFileSync(join(client, page), 'utf8')).reduce(
      (sum, path) => sum + packedSize(join(client, path)) / 1000,
      0,
    )
    return kB > LIMIT ? [`${page}: ${kB.toFixed(1)} kB of script, ${LIMIT} at most`] : []
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
