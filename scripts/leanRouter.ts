import type { Plugin } from 'vite'

/**
 * Lets the build leave out the parts of React Router that nobody imports. Its own build does not say that making them has
 * no side effects, and its package offers its development build alone: each page would load Link, Form, Scripts and all
 * that they stand on.
 */
export const leanRouter: Plugin = {
  name: 'lean-router',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\// },
    handler: (code) => ({
      code: code
        .replace('var ENABLE_DEV_WARNINGS = true', 'var ENABLE_DEV_WARNINGS = false')
        .replaceAll(/\bReact\d*\.(?:createContext|forwardRef|memo)\(/g, '/* @__PURE__ */ $&')
        .replaceAll(/^\w+\.displayName = .*;$/gm, ''),
      map: null,
    }),
  },
}
