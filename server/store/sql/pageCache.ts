import { LRUCache } from 'lru-cache'

/**
 * Bytes of rows that one list remembers: a dozen pages of students. Rows that stay for longer than a moment cost the garbage
 * collector more than it costs to read them.
 */
const MOST_BYTES = 256 * 1024

/** Bytes of an object beside its values, and of a value in it; about what V8 takes. */
const OBJECT = 32
const VALUE = 8

/**
 * Returns the rows of the pages that were read last, bounded in bytes. The key of a page has to hold the version of its
 * rows: rows of an earlier version are never asked for again, and make room. Nobody may change the rows.
 */
export const pageCache = <Row extends object>() =>
  new LRUCache<string, Row[]>({ maxSize: MOST_BYTES, sizeCalculation: bytesOf })

/** Returns about how many bytes of memory a value of JSON takes. */
function bytesOf(value: unknown): number {
  if (typeof value === 'string') return OBJECT + 2 * value.length
  if (typeof value !== 'object' || value === null) return VALUE
  return Object.values(value).reduce<number>((sum, part) => sum + VALUE + bytesOf(part), OBJECT)
}
