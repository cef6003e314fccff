/**
 * Renders pages to HTML files with inlined styles, from the built client, its manifest and its server
 * bundle.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildProgram } from './buildServer.mjs'
import { writeSiteFiles } from './siteFiles.mjs'

/** @typedef {{ file: string, name?: string, css?: string[], imports?: string[] }} Chunk */

/** @typedef {import('#app/prerenderSite.tsx').Prerendered} Prerendered */

/**
 * The public pages, and the files beside them.
 * @param {string} client the folder in which the site has just been built, with Vite's manifest
 */
export async function prerenderSite(client) {
  const workshop = join(client, '.prerender')
  /** @type {typeof import('#app/prerenderSite.tsx')} */
  const pages = await import(await buildForServer('prerenderSite', workshop))
  const entry = takeTemplate(client, 'index.html')
  for (const address of pages.addresses) {
    writePage(join(client, `${address}.html`), pageOf(entry, await pages.prerender(address)))
  }
  await writeSiteFiles(client, pages.site)
  rmSync(workshop, { recursive: true })
}

/** The pages of the console. @param {string} client the folder in which it has just been built */
export async function prerenderConsole(client) {
  const workshop = join(client, '.prerender')
  /** @type {typeof import('#app/prerenderConsole.tsx')} */
  const pages = await import(await buildForServer('prerenderConsole', workshop))
  const entry = takeTemplate(client, 'admin.html')
  for (const page of await pages.prerenderConsole()) {
    const html = pageOf(entry, page, { isScriptUrgent: page.isInert, some: page.some })
    writePage(join(client, page.file), page.isInert ? html.replace('<div id="root"', '$& inert') : html)
  }
  rmSync(workshop, { recursive: true })
}

/**
 * Builds the client's code to be run here, and returns its address.
 * @param {string} name of its module in src/app
 * @param {string} workshop
 */
async function buildForServer(name, workshop) {
  await buildProgram(`src/app/${name}.tsx`, name, workshop)
  return pathToFileURL(join(workshop, `${name}.js`)).href
}

/**
 * @typedef {object} Entry everything that the pages of one entry are made from
 * @property {string} client
 * @property {string} template the entry's HTML
 * @property {Record<string, Chunk>} manifest
 */

/**
 * Reads the entry's HTML and removes the file: the prerendered pages replace it.
 * @param {string} client
 * @param {string} name
 * @returns {Entry}
 */
function takeTemplate(client, name) {
  const template = readFileSync(join(client, name), 'utf8')
  rmSync(join(client, name))
  return { client, template, manifest: JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) }
}

/** @param {string} file @param {string} html */
function writePage(file, html) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, html)
}

/**
 * @param {Entry} entry
 * @param {Prerendered} page
 * @param {{ isScriptUrgent: boolean, some?: { chunks: readonly string[], media: string } }} [how] whether the page shows nothing
 *   before its scripts have run; what only some devices load
 */
function pageOf({ client, template, manifest }, page, { isScriptUrgent, some } = { isScriptUrgent: false }) {
  const priority = isScriptUrgent ? '' : ' fetchpriority="low"'
  const own = [...new Set(page.chunks.flatMap((name) => withImports(chunkOf(name, manifest), manifest)))]
  const ofSome = (some?.chunks ?? []).flatMap((name) => withImports(chunkOf(name, manifest), manifest))
  const linked = [...template.matchAll(/ *<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>\n/g)]
  const entrySheets = linked.map(([, file = '']) => file)
  const pageSheets = [...new Set(own.flatMap(({ css = [] }) => css))].filter(
    (file) => !entrySheets.includes(file),
  )
  const styles = [...entrySheets, ...pageSheets]
    .map((file) => readFileSync(join(client, file), 'utf8'))
    .join('')
  // React renders head elements before the page.
  const [hoisted = ''] = /^(?:<title>.*?<\/title>|<(?:meta|link)[^>]*>)*/.exec(page.html) ?? []
  const head = [
    hoisted,
    page.head,
    `<style>${styles.replaceAll('</', '<\\/')}</style>`,
    // Lists the inlined style sheets for the client: a disabled one is never requested.
    ...[...entrySheets, ...pageSheets].map((file) => `<link rel="stylesheet" href="/${file}" disabled>`),
    ...own
      .filter(({ file }) => !template.includes(file))
      .map(({ file }) => `<link rel="modulepreload"${priority} crossorigin href="/${file}">`),
    ...[...new Set(ofSome)]
      .filter((chunk) => !own.includes(chunk) && !template.includes(chunk.file))
      .map(({ file }) => `<link rel="modulepreload" media="${some?.media}" crossorigin href="/${file}">`),
  ]
  return (
    linked
      .reduce((html, [link]) => html.replace(link, ''), template)
      // Visible content first.
      .replaceAll(/<script type="module"|<link rel="modulepreload"(?! fetch)/g, `$&${priority}`)
      .replace('<!-- head -->', () => [...new Set(head)].join('\n    '))
      .replace('<!-- page -->', () => page.html.slice(hoisted.length))
  )
}

/**
 * @param {string} name of a module with its own chunk, or of a group of modules in build.mjs
 * @param {Record<string, Chunk>} manifest
 */
function chunkOf(name, manifest) {
  const chunk = Object.values(manifest).find((entry) => entry.name === name)
  if (!chunk) throw new Error(`No chunk is called ${name}.`)
  return chunk
}

/**
 * Returns a chunk and all chunks that it imports.
 * @param {Chunk} chunk
 * @param {Record<string, Chunk>} manifest
 * @returns {Chunk[]}
 */
function withImports(chunk, manifest, seen = new Set()) {
  if (seen.has(chunk)) return []
  seen.add(chunk)
  const imported = (chunk.imports ?? []).flatMap((key) => {
    const next = manifest[key]
    return next ? withImports(next, manifest, seen) : []
  })
  return [...imported, chunk]
}
