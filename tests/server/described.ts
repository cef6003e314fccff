import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { describedRoutes } from '#server/guardedRoute.ts'
import { openApi } from '#server/openApi.ts'
import { testApi } from './support.ts'

const { app } = await testApi()
const routes = describedRoutes(app.routes)
const { paths } = openApi(routes)
const ajv = new Ajv2020({ strict: false, validateFormats: false })
const validators = new Map<string, ValidateFunction>()

/** The schema of a successful response of each route: by 'GET /api/courses'. */
export const answers = Object.fromEntries(
  [...routes].map(([route, { answer }]) => [route.replace(' ', ' /api'), answer]),
)

/** Whether the API's own description (OpenAPI) has this answer: a validator of its own reads it. */
export function isDescribed(
  method: string,
  route: string,
  { status, type = 'application/json', body }: { status: number; type?: string | null; body: unknown },
): boolean {
  const path = route.replace(/^\/api/, '').replace(/:(\w+)/g, '{$1}')
  const key = `${method} ${path} ${status}`
  let validate = validators.get(key)
  if (!validate) {
    const way = ['responses', String(status), 'content', type, 'schema']
    const schema = [path, method.toLowerCase(), ...way].reduce<unknown>(
      (part, name) => Reflect.get(Object(part), String(name)),
      paths,
    )
    if (typeof schema !== 'object' || schema === null) return false
    validate = ajv.compile(schema)
    validators.set(key, validate)
  }
  return validate(body)
}
