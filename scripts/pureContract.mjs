import { parseAst } from 'vite'

/**
 * Lets a build drop each schema of the contract that a page does not use: it cannot tell that calls such as
 * `z.string().check(...)` only make one. Each value at the top of a module is made by a function that is marked as pure.
 * @type {import('vite').Plugin}
 */
export const pureContract = {
  name: 'pure-contract',
  apply: 'build',
  transform: {
    filter: { id: /\/contract\/[^?]*\.ts$/ },
    handler(code) {
      let pure = code
      for (const [start, end] of madeValues(code).toReversed())
        pure = `${pure.slice(0, start)}/* @__PURE__ */ (() => (${code.slice(start, end)}))()${pure.slice(end)}`
      return { code: pure, map: null }
    },
  },
}

/** Where the values begin and end that calls make at the top of a module. @param {string} code @returns {[number, number][]} */
function madeValues(code) {
  return parseAst(code).body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type !== 'VariableDeclaration') return []
    return declaration.declarations.flatMap(({ init }) =>
      init?.type === 'CallExpression' || init?.type === 'ObjectExpression' ? [[init.start, init.end]] : [],
    )
  })
}
