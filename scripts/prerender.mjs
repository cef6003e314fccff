/**
 * The public pages as files of HTML, each with its own styles inlined: made from the built client, its manifest and the
 * client's code for servers.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { writeSiteFiles } from './siteFiles.mjs'

/** @typedef {{ file: string, name?: string, css?: string[], imports?: string[], isDynamicEntry?: boolean }} Chunk */

/** @param {string} client the built client's folder, with Vite's manifest */
export async function prerender(client) {
  const workshop = join(client, '.prerender')
  await build({
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: 'src/app/prerender.tsx',
      outDir: workshop,
      emptyOutDir: true,
      manifest: false,
      rolldownOptions: { input: 'src/app/prerender.tsx', output: { entryFileNames: 'prerender.js' } },
    },
  })
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'))
  const template = readFileSync(join(client, 'index.html'), 'utf8')
  const pages = await import(pathToFileURL(join(workshop, 'prerender.js')).href)
  for (const address of pages.addresses) {
    const page = await pages.prerender(address)
    const file = join(client, `${address}.html`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, pageOf(template, page, { client, manifest }))
  }
  await writeSiteFiles(client, pages.site)
  rmSync(join(client, 'index.html'))
  rmSync(workshop, { recursive: true })
}

/**
 * @param {string} template
 * @param {import('#app/prerender.tsx').Prerendered} page
 * @param {{ client: string, manifest: Record<string, Chunk> }} built
 */
function pageOf(template, page, { client, manifest }) {
  const chunk = Object.values(manifest).find(
    ({ name, isDynamicEntry }) => isDynamicEntry && name === page.chunk,
  )
  if (!chunk) throw new Error(`No chunk is called ${page.chunk}.`)
  const own = withImports(chunk, manifest)
  const linked = [...template.matchAll(/ *<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>\n/g)]
  const entrySheets = linked.map(([, file = '']) => file)
  const pageSheets = [...new Set(own.flatMap(({ css = [] }) => css))].filter(
    (file) => !entrySheets.includes(file),
  )
  const styles = [...entrySheets, ...pageSheets]
    .map((file) => readFileSync(join(client, file), 'utf8'))
    .join('')
  // React puts what belongs into the head before the page.
  const [hoisted = ''] = /^(?:<title>.*?<\/title>|<(?:meta|link)[^>]*>)*/.exec(page.html) ?? []
  const head = [
    hoisted,
    page.head,
    `<style>${styles.replaceAll('</', '<\\/')}</style>`,
    // Tells the client that these are here: a disabled sheet is never fetched.
    ...[...entrySheets, ...pageSheets].map((file) => `<link rel="stylesheet" href="/${file}" disabled>`),
    ...own
      .filter(({ file }) => !template.includes(file))
      .map(({ file }) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`),
  ]
  return (
    linked
      .reduce((html, [link]) => html.replace(link, ''), template)
      // What can be seen comes first.
      .replaceAll(/<script type="module"|<link rel="modulepreload"(?! fetch)/g, '$& fetchpriority="low"')
      .replace('<!-- head -->', () => [...new Set(head)].join('\n    '))
      .replace('<!-- page -->', () => page.html.slice(hoisted.length))
  )
}

/** A chunk and all that it imports. @param {Chunk} chunk @param {Record<string, Chunk>} manifest @returns {Chunk[]} */
function withImports(chunk, manifest, seen = new Set()) {
  if (seen.has(chunk)) return []
  seen.add(chunk)
  const imported = (chunk.imports ?? []).flatMap((key) => {
    const next = manifest[key]
    return next ? withImports(next, manifest, seen) : []
  })
  return [...imported, chunk]
}
