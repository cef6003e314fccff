/** The inputs that the cost drill sends to the import: files and rows up to their own limits. Workers read them. */
import { fill, typed } from './costTexts.mjs'

/** @typedef {import('./costInputs.mjs').Input} Input */
/** @typedef {import('./costInputs.mjs').Route} Route */

/** @type {Record<string, (size: number) => string>} */
const files = {
  'many rows': (size) => fill('COST-2,a\n', size),
  'many columns': (size) => fill('a,', size),
  'a long cell': (size) => fill('a', size),
  'quotation marks': (size) => fill('"', size),
  'escaped quotation marks': (size) => `"${fill('""', size)}"`,
  'line breaks': (size) => fill('\n', size),
  'separators of every kind': (size) => fill(',;\t|', size),
  'the start of an archive': (size) => `PK\u0003\u0004${fill('\u0000', size)}`,
}

/** @type {Record<string, (size: number) => string>} */
const rows = {
  'many rows': (size) => sheetOf(fill('{"row":2,"cells":["COST-2"]},', size)),
  'many cells': (size) => sheetOf(`{"row":2,"cells":[${fill('"a",', size)}"a"]},`),
  'a long cell': (size) => sheetOf(`{"row":2,"cells":["${fill('a', size)}"]},`),
  'bytes that are no JSON': (size) => fill('x', size),
}

/** @param {string} some */
const sheetOf = (some) => `{"columns":["M05_UserCode"],"rows":[${some}{"row":3,"cells":[""]}]}`

/** @param {Route} route @returns {Input[]} */
export function importInputs({ method, path, readsFile, body }) {
  if (!readsFile && !(path.startsWith('/api/import/') && body)) return []
  const headers = typed(readsFile ? 'text/plain' : 'application/json')
  return Object.entries(readsFile ? files : rows).map(([name, textOf]) => ({
    name: `a file of ${name}`,
    // See `IMPORT_LIMITS` of the contract; without the characters beside the filling.
    limit: (readsFile ? 5_000_000 : 16_000_000) - 1000,
    at: (/** @type {number} */ size) => ({ method, path, headers, body: textOf(size) }),
  }))
}
