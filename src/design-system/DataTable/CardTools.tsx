import { NativeSelect } from '#design-system/Select/NativeSelect.tsx'
import { useWords } from '#design-system/Words/useWords.ts'
import classes from './CardTools.module.css'
import { PageTick, type HeadProps } from './HeadRow.tsx'
import { sortChoices } from './sorting.ts'
import { dataTableWords } from './words.ts'

/** Selects and sorts on phones, where the head is not visible. */
export function CardTools<Row>({ columns, sorting, selection, pageKeys, onTickPage }: HeadProps<Row>) {
  const words = useWords('dataTable', dataTableWords)
  const choices = sorting ? sortChoices(columns) : []
  const current = sorting?.sortDescriptor
  if (!selection && choices.length === 0) return null

  return (
    <div className={classes.tools}>
      {selection && (
        // Keeps its place while the first rows are loading.
        <label className={classes.page} data-idle={pageKeys.length === 0}>
          <PageTick selection={selection} pageKeys={pageKeys} onTickPage={onTickPage} />
          <span aria-hidden="true">{words.thisPage}</span>
        </label>
      )}
      {sorting && choices.length > 0 && (
        <NativeSelect
          label={words.sortBy}
          isLabelHidden
          name="sort"
          emptyLabel={sorting.unsorted?.label ?? (current ? undefined : words.sortBy)}
          options={choices.map(({ id, header, descriptor }) => ({
            id,
            name: words.sortOption(header, descriptor.direction),
          }))}
          value={current ? `${current.column} ${current.direction}` : ''}
          onChange={(id) => {
            const choice = choices.find((one) => one.id === id)
            if (choice) sorting.onSortChange(choice.descriptor)
            else sorting.unsorted?.onSelect()
          }}
        />
      )}
    </div>
  )
}
