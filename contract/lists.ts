import * as z from 'zod/mini'
import { prepared } from './text.ts'

/**
 * A list as forms send it: an array (from JSON, `key[]` or a repeated key), one value alone, or an array
 * written as a JSON string (statement 512).
 */
export function listOf<T extends z.ZodMiniType>(item: T, message: string) {
  return prepared(asList, z.array(item, { error: message }))
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
