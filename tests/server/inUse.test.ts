import { expect, test } from 'vitest'
import * as z from 'zod'
import { ErrorBody } from '#contract/errors.ts'
import { kindInfo, references } from '#contract/kinds.ts'
import { resources } from './resources.ts'
import { institute } from '#mocks/fixtures/institute.ts'
import { testApi } from './support.ts'

const Saved = z.object({ data: z.record(z.string(), z.unknown()) })

/** Each field of a form that refers to another record. Roles are kept by their names (reading Q31). */
const referring = resources.flatMap((resource) =>
  Object.keys(resource.fields).flatMap((field) => {
    const parent = references[field]
    return parent === undefined || parent === 'roles' ? [] : [{ ...resource, field, parent }]
  }),
)

test.each(referring)('$kind refer by $field to $parent, which stay', async (resource) => {
  const { kind, name, field, parent, writePath, fields } = resource
  const { call } = await testApi({ seed: institute })
  const { data } = Saved.parse(await (await call('POST', writePath, { json: fields })).json())
  const value: unknown = data[field]
  const id: unknown = Array.isArray(value) ? value[0] : value
  const response = await call('DELETE', `${kindInfo(parent).path}/${String(id)}`)
  expect(response.status).toBe(403)
  const { message } = ErrorBody.parse(await response.json())
  expect(message).toMatch(new RegExp(`\\d (${name}|${kind})\\b.* this ${kindInfo(parent).name}`, 'i'))
})
