import { LRUCache } from 'lru-cache'

/** Maximum size of a list's cache in bytes: about a dozen pages of students. */
const MOST_BYTES = 256 * 1024

/** Bytes of an object besides its values, and of each value: about what V8 uses. */
const OBJECT = 32
const VALUE = 8

/**
 * Returns a cache of recently read pages, limited in bytes. The key of a page must contain the version of its rows,
 * so that outdated pages are never found and are evicted. Callers must not change the rows.
 */
export const pageCache = <Row extends object>() =>
  new LRUCache<string, Row[]>({ maxSize: MOST_BYTES, sizeCalculation: bytesOf })

/** Returns about how many bytes of memory a JSON value takes. */
function bytesOf(value: unknown): number {
  if (typeof value === 'string') return OBJECT + 2 * value.length
  if (typeof value !== 'object' || value === null) return VALUE
  return Object.values(value).reduce<number>((sum, part) => sum + VALUE + bytesOf(part), OBJECT)
}
