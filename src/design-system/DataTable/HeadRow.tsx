import { Icon } from '#design-system/Icon/Icon.tsx'
import { classNames } from '#design-system/classNames.ts'
import { useWords } from '#design-system/Words/useWords.ts'
import type { Column } from './column.ts'
import classes from './HeadRow.module.css'
import { roles } from './roles.ts'
import { pageState, type Key, type SelectionState } from './selection.ts'
import { pressHeader, type Sorting } from './sorting.ts'
import slots from './slots.module.css'
import { Tick } from './Tick.tsx'
import { dataTableWords } from './words.ts'

export interface HeadProps<Row> {
  columns: readonly Column<Row>[]
  sorting: Sorting | undefined
  selection: SelectionState | undefined
  pageKeys: readonly Key[]
  onTickPage: (isOn: boolean) => void
}

/** The names of the columns. On phones they are for screen readers alone. */
export function HeadRow<Row>({ columns, sorting, selection, pageKeys, onTickPage }: HeadProps<Row>) {
  const { selectRow } = useWords('dataTable', dataTableWords)
  return (
    <thead {...roles.group} className={classes.head}>
      <tr {...roles.row} className={classes.row}>
        {selection && (
          <th
            {...roles.head}
            className={classNames(slots.slot, classes.cell)}
            data-variant="tick"
            scope="col"
          >
            <span className={classes.name}>{selectRow}</span>
            <PageTick selection={selection} pageKeys={pageKeys} onTickPage={onTickPage} />
          </th>
        )}
        {columns.map((column) => (
          <HeadCell key={column.id} column={column} sorting={sorting} />
        ))}
      </tr>
    </thead>
  )
}

interface PageTickProps extends Pick<HeadProps<unknown>, 'pageKeys' | 'onTickPage'> {
  selection: SelectionState
}

/** Stands for all rows of the page: on, off, or mixed. */
export function PageTick({ selection, pageKeys, onTickPage }: PageTickProps) {
  const { selectPage } = useWords('dataTable', dataTableWords)
  const state = pageState(selection.selectedKeys, pageKeys)
  return (
    <Tick
      aria-label={selectPage}
      isChecked={state === 'all'}
      isMixed={state === 'some'}
      onTick={onTickPage}
    />
  )
}

interface HeadCellProps<Row> {
  column: Column<Row>
  sorting: Sorting | undefined
}

function HeadCell<Row>({ column, sorting }: HeadCellProps<Row>) {
  const { header, variant, width = 'md', align, allowsSorting = false } = column
  const looks = {
    className: classNames(slots.slot, classes.cell),
    'data-variant': variant,
    'data-width': width,
    'data-align': align,
    scope: 'col',
  }
  if (!sorting || allowsSorting === false) {
    return (
      <th {...roles.head} {...looks}>
        {header}
      </th>
    )
  }
  const { sortDescriptor } = sorting
  const direction = sortDescriptor?.column === column.id ? sortDescriptor.direction : undefined
  return (
    <th {...roles.head} {...looks} aria-sort={direction ?? 'none'} aria-label={header}>
      <span className={classes.name}>{header}</span>
      <button
        type="button"
        className={classes.sort}
        data-direction={direction}
        onClick={() => pressHeader(column, sorting)}
      >
        {header}
        <Icon className={classes.sign} name={direction ?? 'sort'} />
      </button>
    </th>
  )
}
