import { existsSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { LAST_RUN } from '#scripts/reports.mjs'
import { gatherStories, gatherTests } from './gather.ts'

const name = 'review:data'

/**
 * Vite plugin that provides the stories and tests as the module `review:data`, and Storybook's own server with the outcome of the
 * last test run: a built Storybook gets it as a file, because it changes more often than what is built.
 */
export function reviewData(): Plugin {
  return {
    name,
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined
      return Object.entries({ stories: gatherStories(), tests: gatherTests() })
        .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)}\n`)
        .join('')
    },
    configureServer({ middlewares }) {
      middlewares.use('/last-run.json', (_request, response) => {
        response.end(existsSync(LAST_RUN) ? readFileSync(LAST_RUN) : 'null')
      })
    },
  }
}
