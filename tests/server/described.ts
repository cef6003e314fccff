import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { openApi } from '#contract/openApi.ts'

const { paths } = openApi()
const ajv = new Ajv2020({ strict: false, validateFormats: false })
const validators = new Map<string, ValidateFunction>()

/** Whether the API's own description (OpenAPI) has this answer: a validator of its own reads it. */
export function isDescribed(method: string, route: string, status: number, body: unknown): boolean {
  const path = route.replace(/^\/api/, '').replace(/:(\w+)/g, '{$1}')
  const key = `${method} ${path} ${status}`
  let validate = validators.get(key)
  if (!validate) {
    const schema: unknown = [
      path,
      method.toLowerCase(),
      'responses',
      String(status),
      'content',
      'application/json',
      'schema',
    ].reduce<unknown>((part, name) => Reflect.get(Object(part), name), paths)
    if (typeof schema !== 'object' || schema === null) return false
    validate = ajv.compile(schema)
    validators.set(key, validate)
  }
  return validate(body)
}
