/**
 * `npm run build`: builds client and server into dist/, or into the folder named by BUILD_DIR. Prerenders every public page to
 * HTML and compresses each text file with Brotli and gzip.
 */
import './help.mjs'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { overSizeBudget } from './budgets.mjs'
import { chunksOf, circleIn } from './chunkCircles.mjs'
import { buildServer } from './buildServer.mjs'
import { buildClassPage } from './classPage.mjs'
import { prerenderConsole, prerenderSite } from './prerender.mjs'

const packable = /\.(html|js|css|svg|json|txt|xml|webmanifest)$/

/** @param {string} folder */
function precompress(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !packable.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const content = readFileSync(path)
    const packed = { '.br': brotliCompressSync(content), '.gz': gzipSync(content, { level: 9 }) }
    for (const [ending, bytes] of Object.entries(packed)) {
      if (bytes.length < content.length) writeFileSync(`${path}${ending}`, bytes)
    }
  }
}

/** React Aria, and the parts that cannot be without it. */
const reactAria =
  /node_modules\/(react-aria|react-stately|@internationalized)|design-system\/(ComboBox|Date|FilterPopover|Menu|MultiSelect|Popup|Select\/(?!NativeSelect|words))/

/** Where a file goes. One that pages share is named by its hash alone: the name, which lists them, would be in each script that loads it. */
const fileNames = (/** @type {string | undefined} */ name, /** @type {string} */ ending) =>
  name?.includes('~') ? `assets/[hash]${ending}` : `assets/[name]-[hash]${ending}`

/** Builds one entry of the client. @param {string} input its HTML file */
async function buildEntry(input) {
  const isConsole = input === 'admin.html'
  const react = {
    name: 'react',
    test: isConsole
      ? /node_modules\/(react|react-dom|scheduler)\//
      : /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//,
    priority: 3,
  }
  // Every page of the console loads it: the entry, the sign-in page, and all that these import.
  const signIn = { name: 'signIn', test: /\/src\/app\/admin\.tsx$/, priority: 2 }
  // What the sign-in page does without.
  const router = { name: 'router', test: /\/src\/app\/BrowserConsole\.tsx$/, priority: 1 }
  // Likewise every page of those who are signed in.
  const routes = {
    name: 'AdminRoutes',
    test: /\/src\/(app\/AdminRoutes\.tsx|admin\/shared\/form\/saveForm\.ts)$/,
    priority: 0.5,
  }
  // What forms need for fingers, apart from what only a fine pointer needs: small modules would join its large chunks.
  const fields = {
    name: 'fields',
    test: /\/src\/admin\/shared\/(byPointer\/(ChoiceField|DayField|PhoneChoice)\.tsx|form\/(LookupSelect\.tsx|NoDivisions\.tsx|fill\.ts))$/,
    priority: 0.4,
  }
  const dialogs = { name: 'dialogs', test: /\/src\/design-system\/(Confirm)?Dialog\//, priority: 0.35 }
  // The other lists, the forms and the dialogs each load what they use; the site's pages share one small chunk.
  const entriesAware = isConsole
  // A request costs a phone more than a few hundred bytes; larger parts would also go to pages that do without them.
  const entriesAwareMergeThreshold = entriesAware ? 900 : 0
  const sharing = { minShareCount: 2, entriesAware, entriesAwareMergeThreshold }
  const shared = { name: 'shared', test: /\/src\/|content:/, ...sharing }
  // What the screens of the site share stays apart from what every list loads.
  const site = {
    name: 'site',
    test: /\/(src\/admin|src\/api\/endpoints|contract)\/site/,
    priority: 0.2,
    ...sharing,
  }
  const pointer = { name: 'pointer', test: reactAria, priority: 0.3, ...sharing }
  const built = await build({
    logLevel: 'warn',
    build: {
      outDir: client,
      emptyOutDir: false,
      rolldownOptions: {
        input,
        output: {
          chunkFileNames: ({ name }) => fileNames(name, '.js'),
          assetFileNames: ({ names }) => fileNames(names[0], '[extname]'),
          codeSplitting: { groups: [react, router, signIn, routes, fields, dialogs, pointer, site, shared] },
        },
      },
    },
  })
  const circle = circleIn(chunksOf(built))
  if (circle)
    throw new Error(`Chunks import each other, so one would run without the other: ${circle.join(', ')}`)
}

/** The output folder. BUILD_DIR allows a second build with another content file. */
const out = process.env.BUILD_DIR ?? 'dist'
const client = join(out, 'client')

for (const folder of ['client', 'server']) rmSync(join(out, folder), { recursive: true, force: true })
await buildServer(join(out, 'server'))
// One build per entry, so that each gets only the shared code that it uses, in few large chunks.
await buildEntry('admin.html')
await prerenderConsole(client)
await buildEntry('index.html')
await prerenderSite(client, join(out, 'server'))
await buildEntry('class.html')
rmSync(join(client, '.vite'), { recursive: true, force: true })
await buildClassPage(client, join(out, 'server'))
precompress(client)
const heavy = overSizeBudget(client)
if (heavy.length > 0) throw new Error(`Pages over their budget:\n${heavy.join('\n')}`)
