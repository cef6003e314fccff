/**
 * `npm run dev`: the client with hot reload against the real API, over an embedded database of its own.
 * `npm run dev:mock`: the client alone; the API runs in the page, over memory.
 */
import { readFileSync } from 'node:fs'
import { createServer } from 'vite'

const isMock = process.argv[2] === 'mock'
const port = Number(process.env.PORT || 5173)

process.env.DATA_DIR ||= './data/dev'
process.env.ADMIN_EMAIL ||= 'dev@example.org'
process.env.ADMIN_PASSWORD ||= 'forty-hadith'

/** @type {import('vite').Plugin} */
const realApi = {
  name: 'real-api',
  configureServer(server) {
    /** @type {{ module: any, api: Promise<any> } | undefined} */
    let open
    server.middlewares.use(async (request, response, next) => {
      if (!request.url?.startsWith('/api/')) return next()
      try {
        const module = await server.ssrLoadModule('/server/node/dev.ts')
        if (open?.module !== module) {
          const before = open
          open = {
            module,
            api: Promise.resolve(before?.api)
              .then((api) => api?.close())
              .then(module.openDevApi),
          }
        }
        const { listener } = await open.api
        return listener(request, response)
      } catch (error) {
        return next(error)
      }
    })
  },
}

/** @type {import('vite').Plugin} */
const mockApi = {
  name: 'mock-api',
  configureServer(server) {
    server.middlewares.use('/mockServiceWorker.js', (_request, response) => {
      response.setHeader('content-type', 'text/javascript')
      response.end(readFileSync('.storybook/public/mockServiceWorker.js'))
    })
  },
  transformIndexHtml: (html) =>
    html.replace(
      '<script type="module" src="/src/app/main.tsx"></script>',
      `<script type="module">
        const { startMockApi } = await import('/mocks/browser.ts')
        await startMockApi()
        await import('/src/app/main.tsx')
      </script>`,
    ),
}

const server = await createServer({
  plugins: [isMock ? mockApi : realApi],
  server: { port, strictPort: true },
  clearScreen: false,
})
await server.listen()
const what = isMock
  ? 'Client alone, the API in the page over memory. Sign-in: office@example.org  forty-hadith'
  : `Client with hot reload, the real API over ${process.env.DATA_DIR}. Sign-in: ${process.env.ADMIN_EMAIL}  ${process.env.ADMIN_PASSWORD}`
process.stderr.write(`${what}\nConsole: http://localhost:${port}/admin\nStop with Ctrl+C.\n`)
