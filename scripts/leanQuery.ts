import type { Plugin } from 'vite'

/**
 * Lets the build drop what the console does not use of RTK Query, which comes with each API: queries of several pages,
 * polling, callbacks of cache entries, changes of answers in the cache, answers from storage, and the copy of the subscriptions in
 * the store, which developer tools show and which takes Immer's patches.
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
        .replace('{ usePrefetch }', '{}')
        .replaceAll(/^\t+if \(didMutate && !updateSyncTimer\) .*?, 500\);$/gms, '')
        .replaceAll(/^\t+changedKeys\.add\(queryCacheKey\);$|^\t+enablePatches\(\);$/gm, '')
        .replace('return applyPatches(state, action.payload)', 'return state')
        .replaceAll(
          /\.addMatcher\(hasRehydrationInfo, \(draft(?:\) => \(\{.*?\}\)|, action\) => \{$.*?^\t\t\t\})\)/gms,
          '',
        )
        .replaceAll(/(?:context\.)?hasRehydrationInfo\(action\)/g, 'false'),
      map: null,
    }),
  },
}
