import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { dateAt } from '#admin/shared/formats.ts'
import { useListClassesQuery } from '#api/endpoints/classes.ts'
import { otherOf, overlaps, type Clash } from '#contract/classes/clashes.ts'
import type { ClassQuery } from '#contract/classes/classQuery.ts'
import { paged } from '#contract/paging.ts'
import { agendaSpan, boundsOf, classesOf, type AgendaSpan } from './agenda.ts'
import { INSTITUTE_ZONE } from '#admin/shared/zone.ts'

/** Returns the week or month that the address names, by default this week. @param now in ms since 1970 */
export function useAgendaSpan(now: number): AgendaSpan & { today: string } {
  const [params] = useSearchParams()
  const today = dateAt(now)
  const day = params.get('day') ?? today
  const length = params.get('length') === 'month' ? 'month' : 'week'
  return useMemo(() => ({ ...agendaSpan(day, length, today), today }), [day, length, today])
}

type Filters = Pick<ClassQuery, 'search' | 'batch_id' | 'division_id'>

/** Returns the classes of a week or month, and what each clashes with, also if a filter hides it. */
export function useAgenda(span: AgendaSpan, { search, batch_id, division_id }: Filters) {
  const bounds = boundsOf(span)
  const result = useListClassesQuery({ ...bounds, search, batch_id, division_id })
  const isFiltered = search !== '' || batch_id !== undefined || division_id !== undefined
  const whole = useListClassesQuery(bounds, { skip: !isFiltered })
  // Not the rows before: they are of another week.
  const data = result.currentData?.data
  const unfiltered = isFiltered ? whole.currentData?.data : data
  const others = unfiltered ?? none

  const rows = useMemo(() => data && classesOf(data, span), [data, span])
  const clashes = useMemo(() => {
    const all = others.map(otherOf)
    return new Map(rows?.map((row) => [row.M03_ClassesId, overlaps(otherOf(row), all, INSTITUTE_ZONE)]))
  }, [rows, others])

  return {
    result,
    rows,
    /** The classes without search and filters; undefined until they are known. */
    all: useMemo(() => unfiltered && classesOf(unfiltered, span), [unfiltered, span]),
    /** The rows as one page of a list. */
    page: rows && paged(rows, rows.length, { page: 1, lastPage: 1, size: rows.length, offset: 0 }),
    clashes,
    /** Looks for clashes again, if that failed. */
    ...(isFiltered && whole.isError && { retryClashes: () => void whole.refetch() }),
  }
}

const none: readonly never[] = []

/** What each class clashes with, by id. */
export type ClashesById = ReadonlyMap<number, readonly Clash[]>
