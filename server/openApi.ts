import * as z from 'zod/mini'
import { ErrorBody } from '#contract/errors.ts'
import { NEWEST } from '#contract/text/sorting.ts'
import type { RouteInfo } from './guardedRoute.ts'
import { fields, inPaths } from './openApiFields.ts'
import { id, queries, type JsonSchema } from './openApiQueries.ts'

/** Returns the {@link fields} among properties that have no schema of their own. */
const writtenIn = (properties: object) =>
  Object.fromEntries(
    Object.entries(fields).filter(([name]) => JSON.stringify(Reflect.get(properties, name)) === '{}'),
  )

/** Returns a schema as JSON Schema. Clients must accept unknown fields, so it forbids none. */
function jsonSchema(schema: z.core.$ZodType): JsonSchema {
  const { $schema: _dialect, ...made } = z.toJSONSchema(schema, {
    unrepresentable: 'any',
    override({ jsonSchema: part }) {
      if (part.additionalProperties === false) delete part.additionalProperties
      if (part.properties) part.properties = { ...part.properties, ...writtenIn(part.properties) }
    },
  })
  return made
}

/** Each list has its own orders. */
const sortSchema = (schema: z.core.$ZodType): JsonSchema => ({
  ...jsonSchema(schema),
  default: NEWEST,
  description: 'A key of the order, with `-` if it is descending. Any other value is refused',
})

/** Returns the objects that a body may be. */
const objectsOf = (schema: unknown): z.ZodMiniObject[] => {
  if (schema instanceof z.ZodMiniDiscriminatedUnion) return schema.def.options.flatMap(objectsOf)
  return schema instanceof z.ZodMiniObject ? [schema] : []
}

/** Returns a body as JSON Schema. The required fields are those that are missing in an empty body. */
function bodySchema(schema: z.ZodMiniObject): JsonSchema {
  const { properties, ...made } = jsonSchema(schema)
  const missed = schema.safeParse({}).error?.issues.map(({ path }) => String(path[0])) ?? []
  const written = Object.entries(fields).filter(([name]) => name in schema.shape)
  return {
    ...made,
    properties: { ...Object(properties), ...Object.fromEntries(written) },
    required: [...new Set(missed)],
  }
}

const json = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } })
const refusal = (description: string) => ({ description, ...json({ $ref: '#/components/schemas/Refusal' }) })

const refusals: Readonly<Record<string, ReturnType<typeof refusal>>> = {
  400: refusal('A body or header that cannot be read'),
  401: refusal(
    "No session, or an expired one; of a sign-in: refused, with `needs: 'code'` if a code is asked for",
  ),
  403: refusal(
    'Refused: the level may not, sent from another site, or other records refer to this one; `needs` says what opens it',
  ),
  404: refusal('No such record'),
  409: refusal(
    'The Idempotency-Key was used for a record with other values: `data` is the stored record, ETag its version; or two-step sign-in is off; or the site changed meanwhile, with what was published as `published`',
  ),
  412: refusal('Somebody else changed it: `data` is the stored record, ETag its version'),
  413: refusal('A body that is too large, or has too many fields'),
  415: refusal('A body that is neither JSON nor a form'),
  422: refusal('Fields that are not valid, with messages by field'),
  429: refusal('Too many attempts: Retry-After tells how many seconds to wait'),
  503: refusal('The database cannot be reached, or too many people are signing in: Retry-After'),
  507: refusal('The disk is full: nothing was saved'),
}

const notReady = refusal('Not ready: `message` says what is wrong, `reason` says it as a stable code')

const header = (name: string, description: string, schema: JsonSchema = { type: 'string' }) => ({
  name,
  in: 'header',
  description,
  schema,
})
const ifMatch = header('If-Match', 'The ETag of the record as it was read; without it, the last change wins')
const submitKey = header(
  'Idempotency-Key',
  'Sending the same form again with it adds no second record; with other values it is refused',
  {
    type: 'string',
    pattern: '^[\\w-]{8,100}$',
  },
)

/** Returns the refusals that a route may respond with. */
function refusalsOf(method: string, path: string, info: RouteInfo) {
  const { needsSession, bodies, query, isAdding, isBulk, isChanging } = info
  const isWrite = method !== 'get'
  const codes = [
    ...(needsSession ? ['401'] : []),
    ...(path === '/admin/login' ? ['401', '429'] : []),
    ...(info.refuses ?? []),
    ...(info.isProving ? ['409', '429'] : []),
    ...(path.includes('{id}') ? ['404'] : []),
    ...(bodies || info.readsFile ? ['400', '413', '415', '422'] : []),
    ...(objectsOf(query).some(({ shape }) => 'sort' in shape) ? ['422'] : []),
    ...(path.endsWith('/restore') ? ['422'] : []),
    ...(isAdding || isBulk ? ['409'] : []),
    ...(isChanging ? ['412'] : []),
    ...(isWrite ? ['403', '507'] : []),
    ...(path === '/health' ? [] : ['503']),
  ]
  const known = path === '/ready' ? { ...refusals, 503: notReady } : refusals
  return Object.fromEntries(codes.map((code) => [code, known[code]]))
}

/** A session that has ended, while the database takes no writes. */
const accepted = <T>(content: T) => ({ description: 'Done, but not saved yet', content })

function operation(method: string, path: string, info: RouteInfo) {
  const { summary, query, file, bodies, answer, answersFile, needsSession } = info
  const { isAdding, isBulk, isChanging, readsFile, answersLines } = info
  const parts = path.split('/')
  const inPath = parts.flatMap((part, index) =>
    part.startsWith('{')
      ? {
          name: part.slice(1, -1),
          in: 'path',
          required: true,
          schema: inPaths[`${parts[index - 1]}/${part}`] ?? inPaths[part] ?? id,
        }
      : [],
  )
  const inQuery = objectsOf(query)
    .flatMap(({ shape }) => Object.entries(shape))
    .map(([name, schema]) => ({
      name,
      in: 'query',
      schema: name === 'sort' ? sortSchema(schema) : queries[name],
    }))
  const inFile = file
    ? [
        {
          name: file.name,
          in: 'query',
          description: 'A file in place of the list',
          schema: { enum: [file.value] },
        },
      ]
    : []
  const done = answersLines
    ? { 'application/x-ndjson': { schema: jsonSchema(answer) } }
    : json(jsonSchema(answer)).content
  const schemas = bodies?.flatMap(objectsOf).map(bodySchema) ?? []
  const schema = schemas.length > 1 ? { anyOf: schemas } : (schemas[0] ?? {})
  const forms = { 'application/json': { schema }, 'multipart/form-data': { schema: { type: 'object' } } }
  const content = readsFile
    ? Object.fromEntries(readsFile.map((type) => [type, { schema: { type: 'string' } }]))
    : forms
  return {
    summary,
    parameters: [
      ...inPath,
      ...inQuery,
      ...inFile,
      ...(isAdding || isBulk ? [submitKey] : []),
      ...(isChanging ? [ifMatch] : []),
    ],
    ...((bodies ?? readsFile) && { requestBody: { required: true, content } }),
    responses: {
      [isAdding || info.isInviting ? '201' : '200']: {
        description: 'Done',
        content: answersFile ? { [answersFile]: {} } : { ...done, ...(file && { [file.mediaType]: {} }) },
      },
      ...Object.fromEntries(path === '/admin/logout' ? [['202', accepted(done)]] : []),
      ...refusalsOf(method, path, info),
    },
    security: needsSession ? [{ session: [] }] : [],
  }
}

/** Returns the API as an OpenAPI 3.1 document, for an institute that uses its own back end. */
export function openApi(routes: ReadonlyMap<string, RouteInfo>) {
  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {}
  for (const [route, info] of routes) {
    const [method = '', pattern = ''] = route.split(' ')
    const path = pattern.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(method.toLowerCase(), path, info) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'API of the institute',
      version: '1',
      description:
        'Bodies come as JSON, multipart or urlencoded; in forms a list is sent as `name[]`. Every refusal has ' +
        'the same shape.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: { Refusal: jsonSchema(ErrorBody) },
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
    },
  }
}
