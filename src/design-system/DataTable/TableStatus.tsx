import { useState } from 'react'
import type { Words } from '#design-system/Words/Words.ts'
import { useWords } from '#design-system/Words/useWords.ts'
import type { Column } from './column.ts'
import type { SelectionState } from './selection.ts'
import type { Sorting } from './sorting.ts'
import { dataTableWords } from './words.ts'

interface TableStatusProps<Row> {
  columns: readonly Column<Row>[]
  sorting: Sorting | undefined
  selection: SelectionState | undefined
}

/** Says a new order and a new selection to screen readers. */
export function TableStatus<Row>({ columns, sorting, selection }: TableStatusProps<Row>) {
  const words = useWords('dataTable', dataTableWords)
  return (
    <>
      {sorting && <Said text={sortedText(words, columns, sorting)} />}
      {selection && <Said text={selectedText(words, selection)} />}
    </>
  )
}

/** Says a text once it has changed, not the one that the page opened with. */
function Said({ text }: { text: string }) {
  const [first, setFirst] = useState<string | undefined>(text)
  if (first !== undefined && first !== text) setFirst(undefined)
  return <output className="visually-hidden">{first === undefined && text}</output>
}

type TableWords = Words['dataTable']

function sortedText<Row>(
  words: TableWords,
  columns: readonly Column<Row>[],
  { sortDescriptor, unsorted }: Sorting,
) {
  const column = columns.find(({ id }) => id === sortDescriptor?.column)
  if (!column || !sortDescriptor) return unsorted?.label ?? ''
  return words.sorted(column.label ?? column.header, sortDescriptor.direction)
}

export function selectedText(words: TableWords, { selectedKeys, total }: SelectionState) {
  if (selectedKeys === 'all') return words.allSelected(total)
  return selectedKeys.size === 0 ? words.noneSelected : words.selected(selectedKeys.size)
}
