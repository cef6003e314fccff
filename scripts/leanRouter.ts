import type { Plugin } from 'vite'

/**
 * Lets the build drop unused parts of React Router. Its build does not mark them as free of side effects, and its package
 * exports only the development build, so each page would load Link, Form, Scripts and their dependencies; and each route
 * the boundary of its data router, which neither the site nor the console has.
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
        .replaceAll(/^\w+\.(?:displayName|contextType) = .*;$/gm, '')
        .replace('let dataRouterState = dataRouterOpts?.state;', 'const dataRouterState = undefined;')
        .replace(/dataRouterState && \(match\.route\.ErrorBoundary .*?\) : (?=getChildren\(\);)/s, '')
        .replace('isDataRoute ? useNavigateStable() : ', ''),
      map: null,
    }),
  },
}
