/**
 * `npm run dev`: runs the client with hot reload against the real API, with its own embedded database.
 * `npm run dev:mock`: runs the client only; the API runs in the browser, with its data in memory.
 */
import './help.mjs'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { createServer } from 'vite'
import { buildWorkers } from './buildServer.mjs'
import { mockWorker } from './mockWorker.mjs'

const isMock = process.argv[2] === 'mock'
const adminBase = process.env.VITE_ADMIN_BASE ?? '/admin'
const port = Number(process.env.PORT || 5173)

process.env.DATA_DIR ||= './data/dev'
process.env.ADMIN_EMAIL ||= 'dev@example.org'
process.env.ADMIN_PASSWORD ||= 'forty-hadith'

/**
 * @typedef {typeof import('#server/node/dev.ts')} DevModule
 * @typedef {Awaited<ReturnType<DevModule['openDevApi']>>} DevApi
 */

/** The workers' folder. They are rebuilt whenever the server's code changes, as a worker thread loads a file. */
const built = resolve('.cache/dev')

/** @type {{ module: DevModule, api: Promise<DevApi> } | undefined} */
let open

/** Returns the API of the current server code, reopened after each change. @param {DevModule} module */
function apiOf(module) {
  if (open?.module !== module) {
    const before = open?.api
    open = {
      module,
      api: Promise.all([classPageParts(), siteRenderer(), buildWorkers(built), closed(before)]).then(
        ([classPage, site]) => module.openDevApi({ workers: built, classPage, site }),
      ),
    }
  }
  return open.api
}

/**
 * The document around class pages, and their renderer. The document loads the renderer in the browser too, for its styles.
 * @returns {Promise<[string, typeof import('#app/renderClassPage.tsx')]>}
 */
async function classPageParts() {
  const renderer = '/src/app/renderClassPage.tsx'
  const styles = `<script type="module" src="${renderer}"></script>`
  const html = readFileSync('class.html', 'utf8').replace('</body>', `${styles}</body>`)
  const document = await server.transformIndexHtml('/class.html', html)
  const rendering = await server.ssrLoadModule(renderer)
  return [document, /** @type {typeof import('#app/renderClassPage.tsx')} */ (rendering)]
}

/**
 * What makes the pages of the site for the editor's preview. They have the styles of the page that is open in the browser.
 * @returns {Promise<import('#contract/site/renderer.ts').SiteRenderer>}
 */
async function siteRenderer() {
  const html = readFileSync('index.html', 'utf8')
  const document = await server.transformIndexHtml('/index.html', html)
  const names = readdirSync('src/site', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('Page.tsx'),
  )
  const documents = Object.fromEntries(names.map((file) => [basename(file, '.tsx'), document]))
  const { art } = await server.ssrLoadModule('content:art')
  const program = await server.ssrLoadModule('/src/app/siteProgram.tsx')
  const { openSite } = /** @type {typeof import('#app/siteProgram.tsx')} */ (program)
  return openSite({ documents, art, builtAt: Date.now() })
}

/** @param {Promise<DevApi> | undefined} api */
async function closed(api) {
  await (await api)?.close()
}

/** Serves admin.html for the console's URLs; all others belong to the site. @type {import('vite').Plugin} */
const consolePage = {
  name: 'console-page',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      const path = (request.url ?? '').split('?', 1)[0] ?? ''
      if (`${path}/`.startsWith(`${adminBase}/`) && !path.includes('.')) request.url = '/admin.html'
      next()
    })
  },
}

/** @type {import('vite').Plugin} */
const realApi = {
  name: 'real-api',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const name = /^\/(api|d|pictures)\//.exec(request.url ?? '')?.[1]
      if (name === undefined) return next()
      server
        .ssrLoadModule('/server/node/dev.ts')
        .then((module) => apiOf(/** @type {DevModule} */ (module)))
        .then(({ listener, classPages, pictures }) =>
          new Map([
            ['api', listener],
            ['d', classPages],
            ['pictures', pictures],
          ]).get(name)?.(request, response),
        )
        .catch(next)
    })
  },
}

/** @type {import('vite').Plugin} */
const mockApi = {
  name: 'mock-api',
  transformIndexHtml: {
    // Before Vite adds a timestamp to the script's URL.
    order: 'pre',
    handler: (html) =>
      html.replace(
        '<script type="module" src="/src/app/admin.tsx"></script>',
        `<script type="module">
        const { startMockApi } = await import('/mocks/browser.ts')
        await startMockApi()
        await import('/src/app/admin.tsx')
      </script>`,
      ),
  },
}

const server = await createServer({
  plugins: [consolePage, ...(isMock ? [mockApi, mockWorker] : [realApi])],
  server: { port, strictPort: true },
  clearScreen: false,
})
await server.listen()
const what = isMock
  ? 'Client alone, the API in the page over SQLite in memory. Sign-in: office@example.org  forty-hadith'
  : `Client with hot reload, the real API over ${process.env.DATA_DIR}. Sign-in: ${process.env.ADMIN_EMAIL}  ${process.env.ADMIN_PASSWORD}`
process.stderr.write(
  `${what}\nSite: http://localhost:${port}\nConsole: http://localhost:${port}${adminBase}\nStop with Ctrl+C.\n`,
)
