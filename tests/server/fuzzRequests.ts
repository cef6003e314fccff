import { anyCharacter, fc } from '#tests/runs.ts'
import { fieldNames, validFields } from './fuzzFields.ts'
import { anyHeaderValue, anyText, anyValue } from './fuzzText.ts'
import { openToken } from './support.ts'

/** One request: everything that `new Request` takes, still printable. */
export interface FuzzRequest {
  method: string
  path: string
  headers: Record<string, string>
  body: string | Uint8Array<ArrayBuffer> | Pairs | undefined
}

type Pairs = { kind: 'multipart' | 'urlencoded'; pairs: [string, string][] }

const anyName = fc.oneof(
  { arbitrary: fc.constantFrom(...fieldNames, ...fieldNames.map((name) => `${name}[]`)), weight: 4 },
  { arbitrary: anyText, weight: 1 },
)

const mutatedFields = fc
  .tuple(
    validFields,
    fc.dictionary(anyName, anyValue, { maxKeys: 4 }),
    fc.subarray(fieldNames, { maxLength: 3 }),
  )
  .map(([fields, others, lost]) => {
    const all = Object.entries({ ...fields, ...others })
    return Object.fromEntries(all.filter(([name]) => !lost.includes(name)))
  })

/** JSON by hand: an object with one key written twice, and one with `__proto__` as a key. */
const oddJson = fc
  .tuple(anyText, anyText)
  .map(([one, other]) => [JSON.stringify(one), JSON.stringify(other)])
  .map(
    ([one, other]) =>
      `{"M01_Title":${one},"M01_Title":${other},"__proto__":{"M01_Description":${one}},"M01_Description":${other}}`,
  )

const brokenJson = fc
  .tuple(mutatedFields, fc.nat(), fc.string({ unit: anyCharacter, maxLength: 3 }))
  .map(([fields, at, noise]) => {
    const text = JSON.stringify(fields)
    const place = at % (text.length + 1)
    return text.slice(0, place) + noise + text.slice(place + noise.length)
  })

const anyPairs = fc.array(fc.tuple(anyName, anyText), { maxLength: 6 })

interface Content {
  type: string | undefined
  body: FuzzRequest['body']
}

const ofType =
  (type: string | undefined) =>
  (body: FuzzRequest['body']): Content => ({ type, body })
const json = ofType('application/json')

const anyType = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-16',
  'APPLICATION/JSON;',
  'application/json, text/html',
  'multipart/form-data',
  'multipart/form-data; boundary=""',
  'multipart/form-data; boundary=xx',
  'multipart/form-data; boundary=xx; boundary=yy',
  'application/x-www-form-urlencoded; charset=nonsense',
  'text/plain',
  '',
  ';',
)

const anyMultipartText = fc
  .array(fc.tuple(anyHeaderValue, anyHeaderValue, anyText), { maxLength: 3 })
  .map((parts) =>
    parts
      .map(
        ([name, more, text]) =>
          `--xx\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${text}\r\n`,
      )
      .concat('--xx--\r\n')
      .join(''),
  )

const anyBytes = fc.uint8Array({ maxLength: 600 }).map((bytes) => new Uint8Array(bytes))

const anyContent: fc.Arbitrary<Content> = fc.oneof(
  { arbitrary: validFields.map((fields) => json(JSON.stringify(fields))), weight: 12 },
  { arbitrary: mutatedFields.map((fields) => json(JSON.stringify(fields))), weight: 6 },
  { arbitrary: fc.oneof(fc.json(), oddJson, brokenJson).map(json), weight: 4 },
  {
    arbitrary: fc
      .tuple(fc.option(anyType, { nil: undefined }), anyBytes)
      .map(([type, body]) => ofType(type)(body)),
    weight: 3,
  },
  { arbitrary: anyMultipartText.map(ofType('multipart/form-data; boundary=xx')), weight: 2 },
  { arbitrary: fc.tuple(anyType, brokenJson).map(([type, body]) => ofType(type)(body)), weight: 1 },
  {
    arbitrary: fc
      .tuple(
        fc.constantFrom('multipart' as const, 'urlencoded' as const),
        anyPairs,
        validFields,
        fc.boolean(),
      )
      .map(([kind, pairs, fields, isWhole]) => ({
        type: undefined,
        body: { kind, pairs: isWhole ? [...Object.entries(fields), ...pairs] : pairs },
      })),
    weight: 4,
  },
  { arbitrary: fc.constant({ type: 'application/json', body: ' '.repeat(256 * 1024 + 1) }), weight: 1 },
)

const oddHeaders: fc.Arbitrary<Record<string, string>> = fc.record(
  {
    'if-match': fc.oneof(
      fc.constantFrom('*', '"1"', '"2"', '"2147483647"', '"2147483648"', '"9999999999"', 'W/"1"', '""'),
      anyHeaderValue,
    ),
    'idempotency-key': fc.oneof(
      fc.constantFrom('form-0001', 'form-0002', '__proto__', 'constructor'),
      anyHeaderValue,
    ),
    'content-length': fc.constantFrom('0', '1', '-1', 'abc', '', 'NaN', '0x10', '99999999999'),
    cookie: fc.oneof(
      fc.constantFrom('device=', 'device=%', 'device="a', 'device=a; device=b'),
      anyHeaderValue,
    ),
    accept: anyHeaderValue,
    'x-forwarded-for': anyHeaderValue,
    'x-http-method-override': fc.constantFrom('DELETE', 'GET'),
  },
  { requiredKeys: [] },
)

const anyHeaders = fc.oneof({ arbitrary: fc.constant({}), weight: 3 }, { arbitrary: oddHeaders, weight: 1 })

const anyAuthorization = fc.oneof(
  { arbitrary: fc.constant(`Bearer ${openToken}`), weight: 30 },
  { arbitrary: fc.oneof(fc.constantFrom('', 'Bearer', `Basic ${openToken}`), anyHeaderValue), weight: 1 },
)

const anyId = fc.oneof(
  { arbitrary: fc.integer({ min: 1, max: 8 }).map(String), weight: 6 },
  { arbitrary: anyText.map((text) => encodeURIComponent(text.toWellFormed().slice(0, 500))), weight: 1 },
  {
    arbitrary: fc.constantFrom(
      '14',
      '16',
      '17',
      '%00',
      '%',
      '%E0%A4%A',
      '0',
      '-1',
      '2147483647',
      '2147483648',
      '1e3',
    ),
    weight: 1,
  },
)

const anyQuery = fc.oneof(
  fc.constant(''),
  fc
    .array(
      fc.tuple(
        fc.oneof(fc.constantFrom('page', 'per_page', 'search', 'batch_id', 'division_id', 'export'), anyName),
        anyText,
      ),
      {
        maxLength: 4,
      },
    )
    .map((pairs) => `?${new URLSearchParams(pairs).toString().slice(0, 8000)}`),
  fc.constantFrom(
    '?page=1',
    '?page=2&search=te',
    '?batch_id=1',
    '?page=1&batch_id=1&division_id=1&course_id=1&mentor_id=1',
    '?export=export',
    '?export=export&batch_id=1&division_id=99',
    '?export=export&when=week&from=2024-12-01&video=x',
    '?search=%',
    '?page=1&kind=courses&action=add&search=te',
    '?kind=%00&action=add',
    '?page=%E0%A4%A&search=%ED%A0%80',
    '?&&=&page',
    '??',
  ),
)

const oddMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'get', 'BREW']

/** Requests to an app with these routes: mostly to one of them as it is meant, sometimes to none. */
export function anyRequest(routes: { method: string; path: string }[]): fc.Arbitrary<FuzzRequest> {
  const target = fc.oneof(
    { arbitrary: fc.constantFrom(...routes), weight: 9 },
    {
      arbitrary: fc.record({
        method: fc.constantFrom(...oddMethods),
        path: fc.constantFrom(
          ...routes.map(({ path }) => path),
          '/api',
          '/api/x',
          '/api//courses',
          '/api/courses/',
        ),
      }),
      weight: 1,
    },
  )
  return fc
    .record({
      target,
      id: anyId,
      query: anyQuery,
      headers: anyHeaders,
      authorization: anyAuthorization,
      content: anyContent,
    })
    .map(({ target: { method, path }, id, query, headers, authorization, content }) => {
      const hasBody = !['GET', 'HEAD'].includes(method.toUpperCase())
      const type: Record<string, string> = content.type === undefined ? {} : { 'content-type': content.type }
      return {
        method,
        path: `${path.replace('import/:kind', 'import/students').replace(':kind', 'courses').replace(/:\w+/g, id)}${query}`,
        headers: { ...headers, authorization, ...(hasBody ? type : {}) },
        body: hasBody ? content.body : undefined,
      }
    })
}

/** What `fetch` sends for a body. */
export function bodyInit(body: FuzzRequest['body']): BodyInit | undefined {
  if (body === undefined || typeof body === 'string' || body instanceof Uint8Array) return body
  const form = body.kind === 'multipart' ? new FormData() : new URLSearchParams()
  for (const [name, value] of body.pairs) form.append(name, value)
  return form
}
