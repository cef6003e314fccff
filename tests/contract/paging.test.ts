import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { IdParam } from '#contract/ids.ts'
import { MAX_PER_PAGE, paged, pagedOf, PageQuery, pageWindow, PER_PAGE } from '#contract/paging.ts'
import { anyCharacter, fc } from '#tests/runs.ts'

const anyPage = fc.record({
  page: fc.oneof(
    fc.constant(undefined),
    fc.integer({ min: 1, max: 50 }),
    fc.maxSafeNat().map((n) => n + 1),
  ),
  per_page: fc.option(fc.integer({ min: 1, max: MAX_PER_PAGE }), { nil: undefined }),
})
const anyTotal = fc.oneof(fc.nat(500), fc.nat())

describe('a page’s window', () => {
  test('lies within 1..last_page, whatever page is asked for (spec: 297)', () => {
    fc.assert(
      fc.property(anyPage, anyTotal, (query, total) => {
        const { page, lastPage, size, offset } = pageWindow(query, total)
        expect(page).toBeGreaterThanOrEqual(1)
        expect(page).toBeLessThanOrEqual(lastPage)
        expect(offset).toBe((page - 1) * size)
        expect(offset === 0 || offset < total).toBe(true)
      }),
    )
  })

  test('laid end to end, the pages are the list: no row twice, none left out', () => {
    fc.assert(
      fc.property(fc.nat(300), fc.integer({ min: 1, max: MAX_PER_PAGE }), (total, perPage) => {
        const rows = Array.from({ length: total }, (_, index) => index)
        const { lastPage } = pageWindow({ page: 1, per_page: perPage }, total)
        const pages = Array.from({ length: lastPage }, (_, index) => {
          const { offset, size } = pageWindow({ page: index + 1, per_page: perPage }, total)
          return rows.slice(offset, offset + size)
        })
        expect(pages.flat()).toEqual(rows)
        expect(pages.slice(0, -1).every((page) => page.length === perPage)).toBe(true)
        expect(total === 0 || pages.at(-1)?.length).not.toBe(0)
      }),
    )
  })

  test('is the asked page when there is one, else the last (spec: 489)', () => {
    expect(pageWindow({ page: 2, per_page: undefined }, 16)).toEqual({
      page: 2,
      lastPage: 2,
      size: 15,
      offset: 15,
    })
    expect(pageWindow({ page: 2, per_page: undefined }, 15)).toEqual({
      page: 1,
      lastPage: 1,
      size: 15,
      offset: 0,
    })
    expect(pageWindow({ page: 9, per_page: 10 }, 0)).toEqual({ page: 1, lastPage: 1, size: 10, offset: 0 })
  })

  test('is the whole list when no page is asked for', () => {
    expect(pageWindow({ page: undefined, per_page: 5 }, 47)).toEqual({
      page: 1,
      lastPage: 1,
      size: 47,
      offset: 0,
    })
  })

  test('makes an envelope that its own schema reads (spec: 253)', () => {
    fc.assert(
      fc.property(anyPage, anyTotal, (query, total) => {
        const envelope = paged(['row'], total, pageWindow(query, total))
        expect(pagedOf(z.string()).parse(envelope)).toEqual(envelope)
        expect(Object.keys(envelope)).toEqual(['total', 'per_page', 'current_page', 'last_page', 'data'])
      }),
    )
  })
})

describe('a list’s address', () => {
  test('is read whatever stands in it, always to something that can be answered', () => {
    const anyValue = fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc.double().map(String),
      fc.constantFrom('1e309', '-0', '0x10', '9'.repeat(40), '', ' 2 '),
    )
    const anyAddress = fc.dictionary(fc.constantFrom('page', 'per_page', 'search', '__proto__'), anyValue)
    fc.assert(
      fc.property(anyAddress, (address) => {
        const { page, per_page, search } = PageQuery.parse(address)
        expect(page === undefined || (Number.isSafeInteger(page) && page >= 1)).toBe(true)
        expect(per_page === undefined || (per_page >= 1 && per_page <= MAX_PER_PAGE)).toBe(true)
        expect(page === undefined).toBe(address.page === undefined)
        expect(search.length).toBeLessThanOrEqual(200)
        expect(search.isWellFormed() && !search.includes('\0')).toBe(true)
      }),
    )
  })

  test('without anything in it asks for the complete list', () => {
    expect(PageQuery.parse({})).toEqual({ page: undefined, per_page: undefined, search: '' })
  })

  test('pages have 15 rows (spec: 469)', () => {
    expect(PER_PAGE).toBe(15)
    expect(PageQuery.parse({ page: '3', per_page: 'x', search: ' a ' })).toEqual({
      page: 3,
      per_page: 15,
      search: 'a',
    })
  })
})

test('an id is 1 to 2147483647 in plain digits, and nothing else', () => {
  const isId = (id: string) => IdParam.safeParse({ id }).success
  fc.assert(fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), (id) => isId(String(id))))
  fc.assert(fc.property(fc.string(), (text) => isId(text) === /^[1-9]\d{0,8}$/.test(text) || isId(text)))
  for (const id of ['0', '01', '-1', '+1', '1.0', '1e3', '2147483648', '1\n', ' 1', '１', '']) {
    expect(isId(id), id).toBe(false)
  }
})
