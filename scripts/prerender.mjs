/**
 * Renders pages to HTML files with inlined styles, from the built client, its manifest and its server
 * bundle.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildProgram } from './buildServer.mjs'
import { buildSiteWorker } from './siteWorker.mjs'
import { writeArt, writeIcons, writeSharePictures } from './siteFiles.mjs'

/** @typedef {{ file: string, name?: string, css?: string[], imports?: string[] }} Chunk */

/**
 * The public pages, the files beside them, and what the server makes them with anew.
 * @param {string} client the folder in which the site has just been built, with Vite's manifest
 * @param {string} server the folder of the server's programs
 */
export async function prerenderSite(client, server) {
  const bundled = ['react', 'react-dom', 'react-router', 'react-router-dom']
  // React's development build is five times slower.
  const define = { 'process.env.NODE_ENV': '"production"' }
  await buildProgram('src/app/siteProgram.tsx', 'siteProgram', server, bundled, { define })
  /** @type {typeof import('#app/siteProgram.tsx')} */
  const { openSite, ownSource } = await import(pathToFileURL(resolve(server, 'siteProgram.js')).href)
  const documents = documentsOf(takeTemplate(client, 'index.html'))
  const art = writeArt(client)
  const builtAt = Date.now()
  const build = createHash('sha256').update(JSON.stringify(documents)).digest('hex').slice(0, 12)
  const worker = await buildSiteWorker('worker')
  const parts = { documents, art, builtAt, build, worker }
  const renderer = openSite(parts)
  /** @type {Record<string, string>} */
  const fonts = {}
  for await (const { address, body } of renderer.files(ownSource(renderer))) {
    writePage(join(client, address), body)
    if (typeof body !== 'string') fonts[basename(address)] = Buffer.from(body).toString('base64')
  }
  await writeIcons(client, renderer.content.institute.logo)
  const sharePictures = await writeSharePictures(client)
  writeFileSync(join(client, 'worker-off.js'), await buildSiteWorker('off'))
  writeFileSync(join(server, 'site.json'), JSON.stringify({ ...parts, sharePictures, fonts }))
}

/** The document of each page, by the name of its component. @param {Entry} entry */
function documentsOf(entry) {
  const names = Object.values(entry.manifest).flatMap(({ name }) => (name?.endsWith('Page') ? [name] : []))
  return Object.fromEntries(names.map((name) => [name, templateOf(entry, [name])]))
}

/** The pages of the console. @param {string} client the folder in which it has just been built */
export async function prerenderConsole(client) {
  const workshop = join(client, '.prerender')
  /** @type {typeof import('#app/prerenderConsole.tsx')} */
  const pages = await import(await buildConsole(workshop))
  const entry = takeTemplate(client, 'admin.html')
  for (const page of await pages.prerenderConsole()) {
    const html = filled(
      templateOf(entry, page.chunks, { isScriptUrgent: page.isInert, some: page.some }),
      page,
    )
    writePage(join(client, page.file), page.isInert ? html.replace('<div id="root"', '$& inert') : html)
  }
  rmSync(workshop, { recursive: true })
}

/** Builds the console's code to be run here, and returns its address. @param {string} workshop */
async function buildConsole(workshop) {
  await buildProgram('src/app/prerenderConsole.tsx', 'prerenderConsole', workshop)
  return pathToFileURL(resolve(workshop, 'prerenderConsole.js')).href
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

/** @param {string} file @param {string | Uint8Array} content */
function writePage(file, content) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

/**
 * Returns the document of a page, with places for its head elements and its content.
 * @param {Entry} entry
 * @param {readonly string[]} chunks the chunks to preload, by the names of their components
 * @param {{ isScriptUrgent: boolean, some?: { chunks: readonly string[], media: string } }} [how] whether the page shows nothing
 *   before its scripts have run; what only some devices load
 */
function templateOf(
  { client, template, manifest },
  chunks,
  { isScriptUrgent, some } = { isScriptUrgent: false },
) {
  const priority = isScriptUrgent ? '' : ' fetchpriority="low"'
  const own = [...new Set(chunks.flatMap((name) => withImports(chunkOf(name, manifest), manifest)))]
  const ofSome = (some?.chunks ?? []).flatMap((name) => withImports(chunkOf(name, manifest), manifest))
  const linked = [...template.matchAll(/ *<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>\n/g)]
  const entrySheets = linked.map(([, file = '']) => file)
  const pageSheets = [...new Set(own.flatMap(({ css = [] }) => css))].filter(
    (file) => !entrySheets.includes(file),
  )
  const styles = [...entrySheets, ...pageSheets]
    .map((file) => readFileSync(join(client, file), 'utf8'))
    .join('')
  const head = [
    '<!-- head -->',
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
      .replace('<!-- head -->', () => head.join('\n    '))
  )
}

/** @param {string} template @param {{ html: string, head: string }} page */
function filled(template, { html, head }) {
  // React renders head elements before the page.
  const [hoisted = ''] = /^(?:<title>.*?<\/title>|<(?:meta|link)[^>]*>)*/.exec(html) ?? []
  return template
    .replace('<!-- head -->', () => [hoisted, head].join('\n    '))
    .replace('<!-- page -->', () => html.slice(hoisted.length))
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
