import { paged, pageWindow, type Paged } from '#contract/paging.ts'
import { LEVELS } from '#contract/access/levels.ts'
import { orderOf } from '#contract/text/sorting.ts'
import { sortKey, type SortKeys } from '#contract/text/sortKeys.ts'
import type { StaffMember } from '#contract/access/staff.ts'
import type { StaffQuery } from '#contract/access/staffQuery.ts'
import { foldSearch } from '#design-system/foldSearch.ts'

/** The name that screens show. */
export const shownName = ({ name, login }: Pick<StaffMember, 'name' | 'login'>): string => name || login

const keys: SortKeys<StaffMember> = {
  name: (person) => sortKey(shownName(person)),
  login: (person) => sortKey(person.login),
  level: (person) => String(LEVELS.indexOf(person.level)),
  signed: (person) => String(person.signed_in_at ?? 0).padStart(16, '0'),
}

/** Returns the page of the people that a query selects. All of them are in one answer: they are few. */
export function staffPage(staff: readonly StaffMember[], query: StaffQuery): Paged<StaffMember> {
  const sought = foldSearch(query.search)
  const found = staff.filter(
    (person) =>
      (query.level === undefined || person.level === query.level) &&
      (query.state === undefined || person.state === query.state) &&
      (query.two_step === undefined || person.two_step === (query.two_step === 'on')) &&
      [person.name, person.login].some((text) => foldSearch(text).includes(sought)),
  )
  const order = orderOf(query.sort)
  const keyOf = keys[order?.key ?? '']
  const sign = order?.isDescending ? -1 : 1
  const sorted = found.toSorted((one, other) => {
    // Without an order the newest come first, as in every list.
    if (keyOf === undefined) return other.id - one.id
    return sign * compare(keyOf(one), keyOf(other)) || one.id - other.id
  })
  const window = pageWindow(query, sorted.length)
  return paged(sorted.slice(window.offset, window.offset + window.size), sorted.length, window)
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
