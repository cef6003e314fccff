import type { Plugin } from 'vite'

/**
 * Puts the order of the cascade layers (tokens.css) at the start of every built style sheet. Chunks load in any order, and
 * the first one would otherwise define the order.
 */
export const layerOrder: Plugin = {
  name: 'layer-order',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
        file.source = `@layer tokens,base,components,screens,utilities;${String(file.source)}`
      }
    },
  },
}
