import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Replaces the one module of Node that the SQL store uses, for the API that runs in browsers over the mocks. */
export const databaseInBrowsers: Plugin = {
  name: 'database-in-browsers',
  enforce: 'pre',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  resolveId: {
    filter: { id: /^node:async_hooks$/ },
    handler: () => resolve('mocks/database/asyncLocalStorage.ts'),
  },
}
