import * as z from 'zod/mini'

/**
 * A list in a form: an array (from JSON, `key[]` or a repeated key), a single value, or an array as a JSON string. A
 * list longer than `most` is refused before its items are checked. @spec 512
 */
export function listOf<T extends z.ZodMiniType>(item: T, message: string, most: number) {
  const list = z.transform((value: unknown, context) => {
    const items = asList(value)
    if (!Array.isArray(items) || items.length <= most) return items
    context.issues.push({ code: 'custom', message: `At most ${most} can be chosen`, input: undefined })
    return z.NEVER
  })
  return z.pipe(list, z.array(item, { error: message }))
}

function asList(value: unknown): unknown {
  if (value === undefined || value === null || Array.isArray(value)) return value
  if (typeof value === 'string' && value.trimStart().startsWith('[')) return parsed(value)
  return [value]
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return [text]
  }
}
