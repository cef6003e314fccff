import type { Plugin } from 'vite'

/**
 * Lets the build drop unused parts of React Router. Its build does not mark them as free of side effects, and its package
 * exports only the development build, so each page would load Link, Form, Scripts and their dependencies.
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
