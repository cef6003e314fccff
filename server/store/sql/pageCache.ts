import { LRUCache } from 'lru-cache'

/** Most bytes of rows that one list remembers: about a dozen pages of students. */
const MOST_BYTES = 256 * 1024

/** Bytes of an object beside its values, and of a value in it; about what V8 takes. */
const OBJECT = 32
const VALUE = 8

/**
 * Returns a cache of the pages that were read last, bounded in bytes. A page's key must contain the version of its rows,
 * so that rows of an earlier version are never found again and are evicted. Callers must not change the rows.
 */
export const pageCache = <Row extends object>() =>
  new LRUCache<string, Row[]>({ maxSize: MOST_BYTES, sizeCalculation: bytesOf })

/** Returns about how many bytes of memory a value of JSON takes. */
function bytesOf(value: unknown): number {
  if (typeof value === 'string') return OBJECT + 2 * value.length
  if (typeof value !== 'object' || value === null) return VALUE
  return Object.values(value).reduce<number>((sum, part) => sum + VALUE + bytesOf(part), OBJECT)
}
