import { memo, useId, type ReactNode } from 'react'
import { classNames } from '#design-system/classNames.ts'
import { langOf } from '#design-system/langOf.ts'
import { useWords } from '#design-system/Words/useWords.ts'
import type { Column } from './column.ts'
import low from './LowCards.module.css'
import { Marked } from './Marked.tsx'
import { roles } from './roles.ts'
import classes from './Row.module.css'
import { pressRowAction, RowName, type RowAction } from './RowAction.tsx'
import type { Key } from './selection.ts'
import slots from './slots.module.css'
import { Tick } from './Tick.tsx'
import type { OnTick } from './useTicks.ts'
import { SavedNote } from './SavedNote.tsx'
import { useScrolledTo } from './useScrolledTo.ts'
import { dataTableWords } from './words.ts'

interface BodyRowProps<Row> {
  row: Row
  rowKey: Key
  index: number
  columns: readonly Column<Row>[]
  action: RowAction<Row> | undefined
  isMarked: boolean
  isOpen: boolean
  /** Undefined without a tick box. */
  isTicked: boolean | undefined
  onTick: OnTick
}

/** A row on desktops, a card on phones. It renders again only if its own props change. */
export const BodyRow = memo(function BodyRow<Row>(props: BodyRowProps<Row>) {
  const { row, rowKey, index, columns, action, isMarked, isOpen, isTicked, onTick } = props
  const id = useId()
  const words = useWords('dataTable', dataTableWords)
  const element = useScrolledTo<HTMLTableRowElement>(isMarked || isOpen)

  return (
    <tr
      {...roles.row}
      ref={element}
      className={classNames(classes.row, low.row)}
      data-key={rowKey}
      data-marked={isMarked || isOpen || undefined}
      aria-current={isOpen || undefined}
      data-ticked={isTicked || undefined}
      onClick={pressRowAction}
    >
      {isTicked !== undefined && (
        <td {...roles.cell} className={classNames(slots.slot, classes.cell, low.cell)} data-variant="tick">
          <Tick
            id={`${id}-tick`}
            aria-label={words.selectRow}
            aria-labelledby={`${id}-tick ${id}-name`}
            isChecked={isTicked}
            onTick={(_isChecked, isRange) => onTick(rowKey, isRange)}
          />
        </td>
      )}
      {columns.map((column) => (
        <Cell key={column.id} column={column} nameId={`${id}-name`}>
          {column.isRowHeader && action ? (
            <RowName row={row} action={action}>
              {column.cell(row, index)}
            </RowName>
          ) : (
            <Value isSearched={isSearched(column, row)}>{column.cell(row, index)}</Value>
          )}
          {column.isRowHeader && isMarked && <SavedNote />}
        </Cell>
      ))}
    </tr>
  )
})

interface CellProps<Row> {
  column: Column<Row>
  /** Id of the cell that names the row. */
  nameId: string
  children: ReactNode
}

function Cell<Row>({ column, nameId, children }: CellProps<Row>) {
  const { header, label = header, variant, width = 'md', align, card, isRowHeader = false } = column
  const isLabelled = variant !== 'number' && variant !== 'actions'
  const looks = {
    className: classNames(slots.slot, classes.cell, low.cell),
    'data-label': isLabelled ? label : undefined,
    'data-variant': variant,
    'data-width': width,
    'data-align': align,
    'data-card': isRowHeader ? 'heading' : card,
    'data-actions': variant === 'actions' ? '' : undefined,
  }
  if (!isRowHeader) {
    return (
      <td {...roles.cell} {...looks}>
        {children}
      </td>
    )
  }
  return (
    <th {...roles.rowHead} {...looks} scope="row" id={nameId}>
      {children}
    </th>
  )
}

const isSearched = <Row,>(column: Column<Row>, row: Row) => column.searchTexts?.(row).length !== 0

interface ValueProps {
  isSearched: boolean
  children: ReactNode
}

/** A text in an element of its language; anything else as it is. */
function Value({ isSearched: hasMarks, children }: ValueProps) {
  if (typeof children !== 'string') return children
  return <span {...langOf(children)}>{hasMarks ? <Marked>{children}</Marked> : children}</span>
}
