import { expect, test } from 'vitest'
import { pageCache } from '#server/store/sql/lists/pageCache.ts'

const KB = 1024
const pageOf = (letters: number) => [{ name: 'x'.repeat(letters), batch: { name: '' } }]

test('pages are bounded in bytes, whatever the length of their rows, and the one used longest ago goes first', () => {
  for (const [letters, kept] of [
    [1 * KB, 110],
    [30 * KB, 4],
  ] as const) {
    const pages = pageCache()
    for (let page = 1; page <= 200; page += 1) {
      pages.set(`page ${page}`, pageOf(letters))
      pages.get('page 1')
    }
    expect(pages.calculatedSize).toBeLessThanOrEqual(256 * KB)
    expect(pages.size).toBeGreaterThanOrEqual(kept)
    expect([pages.has('page 1'), pages.has('page 2'), pages.has('page 200')]).toEqual([true, false, true])
  }
})

test('texts inside of a row count, and a page that is too large is not kept', () => {
  const pages = pageCache()
  pages.set('nested', [{ batch: { names: ['x'.repeat(10 * KB)] } }])
  expect(pages.calculatedSize).toBeGreaterThan(20 * KB)
  pages.set('large', [{ batch: { names: ['x'.repeat(200 * KB)] } }])
  expect([pages.has('large'), pages.has('nested')]).toEqual([false, true])
})
