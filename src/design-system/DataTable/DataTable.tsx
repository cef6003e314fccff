import { useMemo, useRef, type KeyboardEvent } from 'react'
import { classNames } from '#design-system/classNames.ts'
import type { DomProps } from '#design-system/domProps.ts'
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx'
import { ErrorState } from '#design-system/EmptyState/ErrorState.tsx'
import type { StateProps } from '#design-system/EmptyState/StateFrame.tsx'
import { InlineAlert } from '#design-system/Notice/InlineAlert.tsx'
import { useWords } from '#design-system/Words/useWords.ts'
import { BodyRow } from './BodyRow.tsx'
import { CardTools } from './CardTools.tsx'
import { isWide, type Column } from './column.ts'
import classes from './DataTable.module.css'
import { HeadRow } from './HeadRow.tsx'
import { MarksContext, type Marker } from './Marked.tsx'
import { roles } from './roles.ts'
import type { RowAction } from './RowAction.tsx'
import { hasSelected, isSelected, letGo, type Key, type Selection } from './selection.ts'
import { SelectionBar } from './SelectionBar.tsx'
import { SkeletonRows } from './SkeletonRows.tsx'
import type { Sorting } from './sorting.ts'
import { TableStatus } from './TableStatus.tsx'
import { useRowFocus } from './useRowFocus.ts'
import { useTicks } from './useTicks.ts'
import { dataTableWords } from './words.ts'

/** How the rows are on their way. */
export interface LoadStatus {
  /** Without rows, the first ones load: a skeleton. With rows, they are dimmed until the new ones are there. */
  isPending?: boolean
  /** Why loading failed, as the props of an ErrorState. Without rows it takes their place; with rows, which are then old, it stands above them. */
  error?: StateProps | undefined
  /** The props of an EmptyState, shown if there are no rows; false shows nothing. @default { title: 'Nothing here yet' } */
  empty?: StateProps | false | undefined
}

export interface TableLayout {
  /**
   * Rows on phones: cards with a label for each value, a person's card without labels, or `lines`: low cards with values side
   * by side, without row numbers.
   * @default 'labelled'
   */
  cards?: 'labelled' | 'people' | 'lines'
  /** Height of the rows: 48 px, or 36 px. Cards on phones do not change. @default 'comfortable' */
  density?: 'comfortable' | 'compact'
}

export interface DataTableProps<Row> extends DomProps<HTMLDivElement> {
  /** Accessible name: 'Courses'. */
  label: string
  /** The columns, from the first: head, width and cells. */
  columns: readonly Column<Row>[]
  /** Undefined until first loaded. At most 200. */
  rows: readonly Row[] | undefined
  /** Returns the key of a row: its id in selections, and in React. */
  rowKey: (row: Row) => Key
  /** Whether rows load, why loading failed, and what takes the place of no rows. */
  status?: LoadStatus
  /** With it, columns with allowsSorting have a button in the head, on phones a select above the cards. */
  sorting?: Sorting
  /** With it, each row has a tick box. */
  selection?: Selection
  /** What a click anywhere on a row does. Its name is then a button or a link. */
  rowAction?: RowAction<Row>
  /** The row just saved: tinted, with an edge, and scrolled into view once. */
  markedKey?: Key | undefined
  /** The row whose details are open, or whose page was just left: tinted, and scrolled into view, likewise. */
  openKey?: Key | undefined
  /** Returns what a search has matched in a text: it is marked in the cells that are texts. Keep it in useMemo. */
  marks?: Marker | undefined
  /** The look of cards on phones, and the height of rows. */
  layout?: TableLayout
}

/** Without buttons in the rows, keys scroll a wide table by its frame. */
const keyboardScroll = { role: 'region', tabIndex: 0 }

/**
 * Records in rows and columns; on phones (768 px and below) a list of cards, by CSS alone. When the row that had the focus is
 * deleted, the focus moves to the next one, else to the one before, else to the heading above.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    label,
    columns,
    rows,
    rowKey,
    status,
    sorting,
    selection,
    rowAction,
    markedKey,
    openKey,
    ...others
  } = props
  const { marks, layout, ...frame } = others
  const words = useWords('dataTable', dataTableWords)
  const { isPending = false, error, empty = { title: words.empty } } = status ?? {}
  const { cards = 'labelled', density = 'comfortable' } = layout ?? {}
  const pageKeys = useMemo(() => rows?.map((row) => rowKey(row)) ?? [], [rows, rowKey])
  const list = useRef<HTMLDivElement>(null)
  const { tick, tickPage } = useTicks(selection, pageKeys)
  const rowFocus = useRowFocus(rows && pageKeys, list, hasSelected(selection))
  const isFirstLoad = rows === undefined && (isPending || error === undefined)
  const head = { columns, sorting, selection, pageKeys, onTickPage: tickPage }
  const keys = selection && { onKeyDown: (event: KeyboardEvent) => letGo(event, selection) }
  const hasScroll = isWide(columns, selection !== undefined)
  const bar = selection && (
    <SelectionBar selection={selection} pageKeys={pageKeys} placement={selection.bar}>
      {selection.actions}
    </SelectionBar>
  )

  return (
    <div
      {...frame}
      {...keys}
      className={classNames(classes.root, frame.className)}
      data-density={density}
      aria-busy={isFirstLoad || undefined}
    >
      {rows && error && !isPending && <InlineAlert action={error.action}>{error.title}</InlineAlert>}
      {selection?.bar === 'above' && bar}
      <CardTools {...head} />
      {isFirstLoad && <output className="visually-hidden">{words.loading(label)}</output>}
      <div
        {...rowFocus}
        ref={list}
        className={classes.frame}
        data-cards={cards}
        data-wide={hasScroll || undefined}
        {...(hasScroll && !rowAction && !selection && { ...keyboardScroll, 'aria-label': label })}
      >
        <table
          {...roles.table}
          className={classes.table}
          aria-label={label}
          aria-busy={(rows && isPending) || undefined}
        >
          <HeadRow {...head} />
          {/* Without rows there is no group of them: its role would ask for some. */}
          {(isFirstLoad || pageKeys.length > 0) && (
            <tbody {...roles.group} className={classes.body}>
              {isFirstLoad && <SkeletonRows columns={columns} hasTicks={selection !== undefined} />}
              <MarksContext value={marks}>
                {rows?.map((row, index) => (
                  <BodyRow
                    key={pageKeys[index]}
                    row={row}
                    rowKey={rowKey(row)}
                    index={index}
                    columns={columns}
                    action={rowAction}
                    isMarked={markedKey !== undefined && pageKeys[index] === markedKey}
                    isOpen={openKey !== undefined && pageKeys[index] === openKey}
                    isTicked={selection && isSelected(selection.selectedKeys, rowKey(row))}
                    onTick={tick}
                  />
                ))}
              </MarksContext>
            </tbody>
          )}
        </table>
        {rows?.length === 0 && empty && <EmptyState {...empty} />}
        {!rows && !isFirstLoad && error && <ErrorState {...error} action={error.action} />}
      </div>
      {(selection?.bar ?? 'floating') === 'floating' && bar}
      <TableStatus columns={columns} sorting={sorting} selection={selection} />
    </div>
  )
}
