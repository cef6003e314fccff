import { beforeAll } from 'vitest'

/** Loads the style sheets of the journeys, which are built apart from their scripts. */
beforeAll(
  () =>
    new Promise<void>((resolve, reject) => {
      const link = document.createElement('link')
      link.rel = 'stylesheet'
      link.href = '/.cache/journeys/style.css'
      link.addEventListener('load', () => resolve())
      link.addEventListener('error', () => reject(new Error('Build the journeys: node scripts/journeys.mjs')))
      document.head.append(link)
    }),
)
