import { expect, test, vi } from 'vitest'
import { pressHeader, type SortDescriptor } from '#design-system/DataTable/sorting.ts'

const name = { id: 'name', header: 'Name', allowsSorting: true, cell: () => '' } as const
const since = { id: 'since', header: 'Since', allowsSorting: 'descending', cell: () => '' } as const

test.each([
  ['name', name, 'ascending', 'descending'],
  ['the latest first', since, 'descending', 'ascending'],
] as const)(
  'by %s: the first press sorts, the second reverses, the third goes back',
  (_by, column, ...both) => {
    let sortDescriptor: SortDescriptor | undefined
    const onSelect = vi.fn<() => void>(() => {
      sortDescriptor = undefined
    })
    function press(unsorted?: { label: string; onSelect: () => void }) {
      const onSortChange = (next: SortDescriptor) => {
        sortDescriptor = next
      }
      pressHeader(column, { sortDescriptor, onSortChange, ...(unsorted && { unsorted }) })
      return sortDescriptor?.direction
    }
    const unsorted = { label: 'Newest first', onSelect }
    expect([press(unsorted), press(unsorted), press(unsorted)]).toEqual([...both, undefined])
    expect(onSelect).toHaveBeenCalledOnce()
    expect([press(), press(), press()]).toEqual([...both, both[0]])
  },
)
