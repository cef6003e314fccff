/**
 * Builds what the server makes class pages with: `classPage.js` renders their content, `classPage.html` is the document around
 * it, with inlined styles.
 */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

/**
 * @param {string} client the folder in which the entry class.html has just been built
 * @param {string} server the folder of the server's programs
 */
export async function buildClassPage(client, server) {
  const workshop = join(server, '.classPage')
  await build({
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true },
    // React's development build is five times slower.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: 'src/app/renderClassPage.tsx',
      ssrEmitAssets: true,
      cssCodeSplit: false,
      outDir: workshop,
      emptyOutDir: true,
      manifest: false,
      target: 'node20',
      rolldownOptions: {
        input: 'src/app/renderClassPage.tsx',
        output: { entryFileNames: 'classPage.js' },
      },
    },
  })
  const assets = readdirSync(join(workshop, 'assets'))
  for (const name of assets.filter((file) => !file.endsWith('.css'))) {
    const file = join(client, 'assets', name)
    if (!existsSync(file)) cpSync(join(workshop, 'assets', name), file)
  }
  const styles = assets
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(join(workshop, 'assets', file), 'utf8'))
    .join('')
  cpSync(join(workshop, 'classPage.js'), join(server, 'classPage.js'))
  rmSync(workshop, { recursive: true })
  writeFileSync(join(server, 'classPage.html'), documentOf(client, styles))
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
