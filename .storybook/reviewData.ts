import { readLastRun } from '#scripts/lastRun.mjs'
import type { Plugin } from 'vite'
import { gatherStories, gatherTests } from './gather.ts'
import { proofsOf } from './proof.ts'

const name = 'review:data'

/** Vite plugin that provides the stories, and the proofs with their last outcome, as the module `review:data`. */
export function reviewData(): Plugin {
  return {
    name,
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined
      const stories = gatherStories()
      const run = readLastRun()
      const proofs = proofsOf(stories, gatherTests(), run)
      const exported = { stories, proofs, ranAt: run?.at ?? null }
      return Object.entries(exported)
        .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)}\n`)
        .join('')
    },
  }
}
