/** The inputs that the cost drill sends to a route, in any size up to the limit of the server. */
import { importInputs } from './costFiles.mjs'
import { fill, oddTexts, searches, typed } from './costTexts.mjs'

/** @typedef {import('./costWire.mjs').Wire} Wire */

/**
 * @typedef {object} Route
 * @property {string} method
 * @property {string} path with ids
 * @property {string[]} query names of its query parameters
 * @property {Record<string, unknown> | undefined} body a valid body, if it takes one
 * @property {boolean} readsFile whether its body is a file
 */

/**
 * @typedef {object} Input
 * @property {string} name
 * @property {number} limit maximum size
 * @property {(size: number) => Wire} at
 * @property {boolean} [isWhole] whether it has one size only
 * @property {boolean} [isInside] whether only the route itself handles it, so that it is not sent without a session
 */

/** Node reads 16 kB of headers, including the request line. */
const HEAD = 12_000
/** The API reads 256 kB of a body, 4 kB of a sign-in. A text may double in size as JSON. */
const BODY = 250_000
const TEXT = 100_000
const SIGN_IN = 4000
/** Maximum length of most fields. */
const SAVED = 250

const json = 'application/json'
const disposition = 'Content-Disposition: form-data; name="a"\r\n'

/** @param {string} some parts */
const multipart = (some) => `${some}--xx--\r\n`
/** @param {string} content @param {string} [headers] */
const part = (content, headers = disposition) => multipart(`--xx\r\n${headers}\r\n${content}\r\n`)

/** Bodies by their type. @type {[type: string, bodies: Record<string, (size: number) => string>][]} */
const bodies = [
  [
    'application/x-www-form-urlencoded',
    {
      'one key again and again': (size) => fill('a&', size),
      'one list again and again': (size) => fill('M03_M11_DivisionIds[]=x&', size),
      separators: (size) => fill('&', size),
      'many keys': (size) => numbered(size, (number) => `k${number}=1&`),
      'a long key': (size) => `${fill('k', size)}=1`,
      escapes: (size) => `M01_Title=${fill('%41', size)}`,
      'broken escapes': (size) => `M01_Title=${fill('%', size)}`,
      'prototype keys': (size) => fill('__proto__[a]=1&', size),
    },
  ],
  [
    'multipart/form-data; boundary=xx',
    {
      'many parts': (size) => multipart(fill(`--xx\r\n${disposition}\r\n1\r\n`, size)),
      'many files': (size) => {
        const file = `${disposition.trimEnd()}; filename="b"\r\n`
        return multipart(fill(`--xx\r\n${file}\r\n1\r\n`, size))
      },
      'a long part': (size) => part(fill('a', size)),
      'lines like boundaries': (size) => part(fill('\r\n--x', size)),
      'many headers of a part': (size) => part('1', `${fill('X-A: b\r\n', size)}${disposition}`),
      'a long header of a part': (size) => part('1', `X-A: ${fill('b', size)}\r\n${disposition}`),
      'a part again in one': (size) => part('1', fill(disposition, size)),
      'a long name of a part': (size) =>
        part('1', disposition.replace('name="a"', `name="${fill('%22', size)}"`)),
      'lines before the first part': (size) => fill('\r\n', size) + part('1'),
    },
  ],
  [
    json,
    {
      'fields in JSON': (size) => `{${numbered(size, (number) => `"k${number}":1,`)}"a":1}`,
      'numbered fields in JSON': (size) => `{${numbered(size, (number) => `"${number * 65_536}":1,`)}"a":1}`,
      'nested lists': (size) => `{"name":${fill('[', size / 2)}${fill(']', size / 2)}}`,
      'nested objects': (size) => `{"name":${fill('{"a":', size * 0.8)}1${fill('}', size / 6)}}`,
      'a long number': (size) => `{"M01_Title":${fill('1', size)}}`,
      'bad ids': (size) => `{"M03_M11_DivisionIds":[${fill('"x",', size)}1]}`,
      'bad ids in a text': (size) => `{"M03_M11_DivisionIds":${JSON.stringify(`[${fill('{},', size)}1]`)}}`,
      'good ids': (size) => `{"M03_M11_DivisionIds":[${numbered(size, (number) => `${number + 1},`)}1]}`,
      'records again and again': (size) => `{"records":[${fill('{"id":7,"version":1},', size)}{"id":7}]}`,
      'many records': (size) => `{"records":[${numbered(size, (number) => `{"id":${number}},`)}7]}`,
      spaces: (size) => `${fill(' ', size)}{}`,
    },
  ],
]

/** @param {number} size @param {(number: number) => string} pieceOf */
function numbered(size, pieceOf) {
  let text = ''
  for (let number = 0; text.length < size; number += 1) text += pieceOf(number)
  return text
}

/** @type {Record<string, (size: number) => [name: string, value: string][]>} */
const headers = {
  'many ETags known': (size) => [['If-None-Match', fill('"a", ', size)]],
  'spaces in If-None-Match': (size) => [['If-None-Match', `"a"${fill(' ', size)}"`]],
  'many encodings': (size) => [['Accept-Encoding', fill('x;q=0,', size)]],
  'spaces in Accept-Encoding': (size) => [['Accept-Encoding', `gzip;${fill(' ', size)}q`]],
  'many cookies': (size) => [['Cookie', fill('a=b; ', size)]],
  'a long cookie': (size) => [['Cookie', `device=${fill('%41', size)}`]],
  'a long token': (size) => [['Authorization', `Bearer ${fill('a', size)}`]],
  'spaces in Authorization': (size) => [['Authorization', `Bearer${fill(' ', size)}a`]],
  'many addresses': (size) => [['X-Forwarded-For', fill('10.0.0.1, ', size)]],
  'many short addresses': (size) => [['X-Forwarded-For', fill('::,', size)]],
  'many headers of addresses': (size) => numberedHeaders(size, () => ['X-Forwarded-For', '10.0.0.1']),
  'many protocols': (size) => [['X-Forwarded-Proto', fill('https,', size)]],
  'a long ETag': (size) => [['If-Match', `W/"${fill('1', size)}"`]],
  'a long form key': (size) => [['Idempotency-Key', fill('a', size)]],
  'a long type': (size) => [['Content-Type', `${json};${fill(' a=b;', size)}`]],
  'many headers': (size) => numberedHeaders(size, (number) => [`X-${number}`, 'a']),
}

/** @param {number} size @param {(number: number) => [string, string]} headerOf */
const numberedHeaders = (size, headerOf) =>
  Array.from({ length: Math.max(1, Math.floor(size / 30)) }, (_, number) => headerOf(number))

/** @type {Record<string, (size: number) => string>} */
const queries = {
  'a parameter again and again': (size) => fill('page=1&', size),
  'a search again and again': (size) => `page=1&${fill('search=a&', size)}`,
  'many parameters': (size) => numbered(size, (number) => `k${number}=1&`),
  ampersands: (size) => fill('&', size),
  'equal signs': (size) => fill('=', size),
  escapes: (size) => `page=1&search=${fill('%41', size)}`,
  'broken escapes': (size) => `page=1&search=${fill('%F0%9F', size)}`,
  'plus signs': (size) => `page=1&search=${fill('+', size)}`,
}

/** @type {Record<string, (size: number) => string>} */
const ends = {
  'slashes behind': (size) => fill('/', size),
  'dots behind': (size) => fill('.a', size),
  'letters behind': (size) => `.${fill('a', size)}-`,
  'escapes behind': (size) => `/${fill('%2e', size)}`,
  'steps behind': (size) => fill('/a', size),
}

/** @param {Route} route @returns {Input[]} the inputs that are sent with and without a session */
export function inputsOf(route) {
  const { method, path, body, query } = route
  const isList = query.includes('page')
  const plain = {
    method,
    path: isList ? `${path}?page=1` : path,
    ...(body && { body: JSON.stringify(body), headers: typed(json) }),
  }
  const whole = { limit: 1, isWhole: true }
  /** @param {Record<string, (size: number) => any>} odd @param {(value: any) => Partial<Wire>} change @returns {Input[]} */
  const inputs = (odd, change) =>
    Object.entries(odd).map(([name, valueOf]) => ({
      name,
      limit: HEAD,
      at: (size) => ({ ...plain, ...change(valueOf(size)) }),
    }))
  const inside = [
    ...(isList ? pageInputs(route) : []),
    ...(query.includes('search') ? searchInputs(route) : []),
    ...query.flatMap((parameter) => parameterInputs(route, parameter)),
    ...(method === 'GET' ? [] : bodyInputs(route, path.endsWith('/login') ? SIGN_IN : BODY)),
    ...importInputs(route),
  ]
  return [
    { name: 'nothing odd', ...whole, at: () => plain },
    ...inputs(headers, (some) => ({ headers: [...(plain.headers ?? []), ...some] })),
    ...inputs(queries, (some) => ({ path: `${path}?${some}` })),
    ...inputs(ends, (some) => ({ path: `${path}${some}` })),
    ...inside.map((input) => ({ ...input, isInside: true })),
  ]
}

/** @param {Route} route @param {string} name @returns {Input[]} */
const parameterInputs = ({ method, path }, name) =>
  Object.entries(oddTexts).map(([text, textOf]) => ({
    name: `${name} of ${text}`,
    limit: HEAD,
    at: (/** @type {number} */ size) => ({
      method,
      path: `${path}?page=1&${name}=${encodeURIComponent(textOf(size / 6).toWellFormed()).slice(0, size)}`,
    }),
  }))

/** @param {Route} route @returns {Input[]} */
const pageInputs = ({ method, path }) =>
  ['', '?page=70', '?page=99999999'].map((page) => ({
    name: page === '' ? 'without a page' : page,
    limit: 1,
    isWhole: true,
    at: () => ({ method, path: `${path}${page}` }),
  }))

/** @param {Route} route @returns {Input[]} */
const searchInputs = ({ method, path }) =>
  searches.flatMap((text) =>
    ['1', '70', '99999999'].map((page) => ({
      name: `search for ${text}, page ${page}`,
      limit: 1,
      isWhole: true,
      at: () => ({ method, path: `${path}?page=${page}&search=${encodeURIComponent(text)}` }),
    })),
  )

/** @param {Route} route @param {number} limit @returns {Input[]} */
function bodyInputs({ method, path, body }, limit) {
  /** @param {string} name @param {string} type @param {(size: number) => string} bodyOf @param {number} [most] @param {number} [piece] */
  const input = (name, type, bodyOf, most = limit, piece) => {
    const at = (/** @type {number} */ size) => ({
      method,
      path,
      headers: typed(type),
      body: bodyOf(size),
      ...(piece && { piece }),
    })
    const tooLarge = { name: `${name}, too large`, limit: piece ? 4 * BODY : BODY, isWhole: true, at }
    return [{ name, limit: most, at }, ...(limit < BODY || piece ? [tooLarge] : [])]
  }
  const whole = bodies.flatMap(([type, some]) =>
    Object.entries(some).flatMap(([name, bodyOf]) => input(name, type, bodyOf)),
  )
  const padded = (/** @type {number} */ size) => JSON.stringify(body ?? {}).padEnd(size)
  const pieces = [1, 30].flatMap((piece) => input(`pieces of ${piece} bytes`, json, padded, limit, piece))
  const fields = Object.keys(body ?? {}).flatMap((field) =>
    Object.entries(oddTexts).flatMap(([text, textOf]) => {
      const bodyOf = (/** @type {number} */ size) => JSON.stringify({ ...body, [field]: textOf(size) })
      const [little] = input(`${field} of a little ${text}`, json, bodyOf, SAVED)
      return [
        ...input(`${field} of ${text}`, json, bodyOf, Math.min(limit * 0.4, TEXT)),
        ...(little ? [{ ...little, isWhole: true }] : []),
      ]
    }),
  )
  return [...whole, ...pieces, ...fields]
}
