import type { Plugin } from 'vite'

/**
 * Begins every built style sheet with the order of the layers (tokens.css): whichever comes first would set it
 * otherwise, and chunks come in any order.
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
