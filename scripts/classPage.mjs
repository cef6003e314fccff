/**
 * Builds what the server makes class pages with: `classPage.js` renders their content, `classPage.html` is the document around
 * it, with inlined styles.
 */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildProgram } from './buildServer.mjs'

/**
 * @param {string} client the folder in which the entry class.html has just been built
 * @param {string} server the folder of the server's programs
 */
export async function buildClassPage(client, server) {
  const workshop = join(server, '.classPage')
  await buildProgram('src/app/renderClassPage.tsx', 'classPage', workshop, true, {
    // React's development build is five times slower.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { ssrEmitAssets: true, cssCodeSplit: false },
  })
  const assets = join(workshop, 'assets')
  const styles = textOf(assets, /\.css$/)
  const program = withInlinePictures(readFileSync(join(workshop, 'classPage.js'), 'utf8'), assets)
  const html = documentOf(
    client,
    withoutUnusedTokens(styles, textOf(join(client, 'assets'), /^openVideo.*\.css$/)),
  )
  for (const name of readdirSync(assets)) {
    const file = join(client, 'assets', name)
    const isAsked = html.includes(name) || program.includes(name)
    if (isAsked && !existsSync(file)) cpSync(join(assets, name), file)
  }
  writeFileSync(join(server, 'classPage.js'), program)
  writeFileSync(join(server, 'classPage.html'), html)
  rmSync(workshop, { recursive: true })
}

/** @param {string} folder @param {RegExp} names @returns {string} */
const textOf = (folder, names) =>
  readdirSync(folder)
    .filter((name) => names.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('')

/** In bytes. The headers of a request cost as much as a picture of this size. */
const MOST_INLINE = 3000

/** @param {string} program @param {string} assets the folder of the pictures that it names */
const withInlinePictures = (program, assets) =>
  program.replaceAll(/"\/assets\/([\w.-]+\.svg)"/g, (address, name) => {
    const picture = readFileSync(join(assets, name), 'utf8')
    return picture.length > MOST_INLINE ? address : `"data:image/svg+xml,${encodeURIComponent(picture)}"`
  })

/**
 * Removes custom properties that neither the page nor the player asks for.
 * @param {string} styles @param {string} others @returns {string}
 */
function withoutUnusedTokens(styles, others) {
  const used = new Set(`${styles}${others}`.match(/(?<=var\()--[\w-]+/g))
  const kept = styles.replaceAll(/(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (declaration, name) =>
    used.has(name) ? declaration : '',
  )
  return kept === styles ? styles : withoutUnusedTokens(kept, others)
}

/** @param {string} client @param {string} styles */
function documentOf(client, styles) {
  const template = join(client, 'class.html')
  const html = readFileSync(template, 'utf8')
  rmSync(template)
  return html
    .replaceAll(/ *<link rel="stylesheet"[^>]*>\n/g, '')
    .replaceAll(/<script type="module"|<link rel="modulepreload"/g, '$& fetchpriority="low"')
    .replace('<!-- head -->', () => `<!-- head --><style>${styles.replaceAll('</', '<\\/')}</style>`)
}
