import { createReadStream } from 'node:fs'

/**
 * Serves the service worker of the mock API (MSW) from its package.
 * @type {import('vite').Plugin}
 */
export const mockWorker = {
  name: 'mock-worker',
  configureServer({ middlewares }) {
    middlewares.use('/mockServiceWorker.js', (_request, response) => {
      response.setHeader('content-type', 'text/javascript')
      createReadStream('node_modules/msw/lib/mockServiceWorker.js').pipe(response)
    })
  },
}
