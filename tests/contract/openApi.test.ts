import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { openApi } from '#contract/openApi.ts'

/** As it goes over the wire. */
const description: ReturnType<typeof openApi> = JSON.parse(JSON.stringify(openApi()))

test('the description is an OpenAPI 3.1 document', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(description))
  expect([valid, errors]).toEqual([true, undefined])
})

test('it has every endpoint, and for each what it takes and what it answers', () => {
  const described = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  )
  expect(described.toSorted()).toEqual(Object.keys(endpoints).toSorted())
  // A parameter or field without a schema would tell nothing.
  const empty = JSON.stringify(description).match(/"(?!additionalProperties)\w+":\{\}/g)
  expect(empty).toBeNull()
})

test('the register of students comes as a spreadsheet too, for whoever asks for it', () => {
  const { parameters, responses } = description.paths['/students']?.['get'] ?? {}
  expect(parameters).toContainEqual(
    expect.objectContaining({ name: 'export', in: 'query', schema: { enum: ['export'] } }),
  )
  expect(Object.keys(responses?.['200']?.content ?? {})).toEqual([
    'application/json',
    expect.stringMatching(/spreadsheetml\.sheet$/),
  ])
})
