import { readdirSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { StoryIndexGenerator } from 'storybook/internal/core-server'
import { storyNameFromExport } from 'storybook/internal/csf'
import { foundationWords } from '#stories/foundations/foundationWords.ts'
import type { Guide } from './guide.ts'
import { inWords } from './stateWords.ts'

/** The id of the place on a docs page that lists the other names. */
const ANCHOR = 'also-known-as'

/**
 * Part of Storybook's configuration. Names stories in words, and makes the sidebar's search find docs pages by their other names: it reads names, paths
 * and, with the feature `experimentalSearchDocsHeadings`, the anchors of docs pages, but no tags, so each other name becomes an anchor.
 */
export const searchByTradeWords = {
  storyIndexGenerator: (generator: StoryIndexGenerator) => {
    // Storybook asks several times for the same generator.
    if (Object.hasOwn(generator, 'getIndexAndStats')) return generator
    const generate = generator.getIndexAndStats.bind(generator)
    generator.getIndexAndStats = async () => {
      const result = await generate()
      const words = await tradeWords()
      for (const entry of Object.values(result.storyIndex.entries)) {
        // As the Atlas calls it, unless the story has a name of its own.
        if (entry.type === 'story' && entry.name === storyNameFromExport(entry.exportName ?? ''))
          entry.name = inWords(entry.name)
        const [, name = ''] = /([^/]+)\.(?:stories\.tsx|mdx)$/.exec(entry.importPath) ?? []
        if (entry.type === 'docs')
          entry.anchors = [
            ...(entry.anchors ?? []).filter(({ id }) => id !== ANCHOR),
            ...(words.get(name) ?? []).map((title) => ({ id: ANCHOR, title })),
          ]
      }
      return result
    }
    return generator
  },
}

/** Returns the other names of components and foundations, by the names of their story files. */
async function tradeWords(): Promise<Map<string, string[]>> {
  const folder = resolve('stories/design-system/guides')
  const guides = await Promise.all(
    readdirSync(folder).map(async (file): Promise<[string, string[]]> => {
      const { guide }: { guide: Guide } = await import(pathToFileURL(resolve(folder, file)).href)
      return [basename(file, '.ts'), guide.alsoKnownAs]
    }),
  )
  return new Map([...Object.entries(foundationWords), ...guides])
}
