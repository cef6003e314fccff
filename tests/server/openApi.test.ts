import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import type { openApi } from '#server/openApi.ts'
import { testApi } from './support.ts'

const { app, call } = await testApi()

/** As it goes over the wire. */
const description: ReturnType<typeof openApi> = JSON.parse(await (await call('GET', '/openapi.json')).text())

test('the description is an OpenAPI 3.1 document', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(description))
  expect([valid, errors]).toEqual([true, undefined])
})

test('it has every route of the app but metrics, and for each what it takes and what it answers', () => {
  const described = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  )
  const routes = app.routes
    .filter(({ method, path }) => method !== 'ALL' && path !== '/api/metrics')
    .map(({ method, path }) => `${method} ${path.replace(/^\/api/, '')}`)
  expect(described.toSorted()).toEqual([...new Set(routes)].toSorted())
  // A parameter or field without a schema would tell nothing.
  const empty = JSON.stringify(description).match(/"(?!additionalProperties)\w+":\{\}/g)
  expect(empty).toBeNull()
})

test.each(['/students', '/classes'])(
  'the list %s comes as a spreadsheet too, for whoever asks for it',
  (path) => {
    const { parameters, responses } = description.paths[path]?.['get'] ?? {}
    expect(parameters).toContainEqual(
      expect.objectContaining({ name: 'export', in: 'query', schema: { enum: ['export'] } }),
    )
    expect(Object.keys(responses?.['200']?.content ?? {})).toEqual([
      'application/json',
      expect.stringMatching(/spreadsheetml\.sheet$/),
    ])
  },
)

test('it says of each route whether it needs a session, as the route responds without one', async () => {
  for (const [path, methods] of Object.entries(description.paths)) {
    for (const [method, { security }] of Object.entries(methods)) {
      const address = path.replaceAll(/\{\w+\}/g, '1')
      const { status } = await call(method.toUpperCase(), address, {
        token: undefined,
        ...(method !== 'get' && { json: {} }),
      })
      expect([method, path, security.length > 0]).toEqual([method, path, status === 401])
    }
  }
})
