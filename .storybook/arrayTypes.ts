import type { Plugin } from 'vite'

/** Returns the code without `readonly` before arrays: react-docgen takes the type of such an array for unknown. */
export const withoutReadonly = (code: string) => code.replace(/\breadonly (?=[\w.<>]+\[\])/g, '')

/** Lets the tables of props name the types of arrays. */
export const arrayTypes: Plugin = {
  name: 'array-types',
  enforce: 'pre',
  transform: {
    // Before Storybook's plugin, which reads the types.
    order: 'pre',
    filter: { id: /\/src\/design-system\/.*\.tsx$/ },
    handler: (code) => ({ code: withoutReadonly(code), map: null }),
  },
}
