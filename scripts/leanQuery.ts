import type { Plugin } from 'vite'

/**
 * Lets the build drop what the console does not use of RTK Query, which comes with each API: queries of several pages,
 * polling, callbacks of cache entries, and changes of answers in the cache.
 */
export const leanQuery: Plugin = {
  name: 'lean-query',
  apply: 'build',
  transform: {
    filter: { id: /@reduxjs\/toolkit\/dist\/query\/.*\.mjs$/ },
    handler: (code) => ({
      code: code
        .replaceAll(/(?<!function )isInfiniteQueryDefinition\(.*?\)|"infiniteQueryOptions" in \w+/g, 'false')
        .replaceAll(
          /^\t+build(InfiniteQuery\w+|InitiateInfiniteQuery|(Polling|CacheLifecycle)Handler),?$/gm,
          '',
        )
        .replaceAll(/^\t+(patchQueryData|updateQueryData|prefetch|usePrefetch),?$/gm, '')
        .replace('{ usePrefetch }', '{}'),
      map: null,
    }),
  },
}
