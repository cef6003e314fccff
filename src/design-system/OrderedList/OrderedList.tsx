import { useRef, useState, type ReactNode } from 'react'
import { Button } from '#design-system/Button/Button.tsx'
import { classNames } from '#design-system/classNames.ts'
import type { Key } from '#design-system/DataTable/selection.ts'
import { domProps, usePassedRef, type DomProps } from '#design-system/domProps.ts'
import { firstControl, rowOf, useAim } from '#design-system/useAim.ts'
import { useWords } from '#design-system/Words/useWords.ts'
import classes from './OrderedList.module.css'
import { OrderedRow, type MoveControl, type OrderedItem } from './OrderedRow.tsx'
import { orderedListWords } from './words.ts'

export interface OrderedListProps extends DomProps<HTMLDivElement> {
  /** Accessible name of the list: 'Speakers'. */
  label: string
  /** In their order; the caller holds it. */
  items: readonly OrderedItem[]
  /** Called with the item's index and the index that it should have. */
  onMove: (from: number, to: number) => void
  /** Called with an item's index; show a notice with Undo. Without it no item can be removed. */
  onRemove?: (index: number) => void
  /** Called with the index that the new item should have. Without it none can be added. */
  onAdd?: (index: number) => void
  /** Label of the button at the end: 'Add speaker'. @default 'Add' */
  addLabel?: string
  /** Label of a second such button above the list: 'Add speaker at the start'. Without it there is none. */
  addFirstLabel?: string
  /** What an item shows below its row while it is open: its fields. */
  renderItem?: (index: number) => ReactNode
  /** Key of the open item, undefined for none. */
  openKey?: Key | undefined
  /** Called with the key of the item to open, or undefined to close the open one. */
  onOpenChange?: (key: Key | undefined) => void
  /** Disables all buttons but those that open an item. @default false */
  isDisabled?: boolean
  /** Shown in place of the list while there are no items. @default 'Nothing here yet' */
  emptyText?: string
}

/** Items whose order matters, which users move, open, add and remove. */
export function OrderedList(props: OrderedListProps) {
  const { label, items, onMove, onRemove, onAdd, renderItem, openKey, onOpenChange, isDisabled } = props
  const { addLabel, addFirstLabel, emptyText, ref, className } = props
  const words = useWords('orderedList', orderedListWords)
  const frame = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const aim = useAim(frame)
  const [said, setSaid] = useState('')
  usePassedRef(frame, ref)
  const titles = items.map(({ title }, index) => title.trim() || words.untitled(index + 1))

  function move(from: number, to: number, control: MoveControl) {
    const { key } = items[from] ?? {}
    if (key === undefined) return
    aim(() => {
      const row = rowOf(list.current, key)
      return row === list.current?.children[to] ? controlOf(row, control) : undefined
    })
    setSaid(words.moved(titles[from] ?? '', to + 1, items.length))
    onMove(from, to)
  }

  function remove(index: number) {
    const gone = items[index]?.key ?? ''
    const near = items[index + 1] ?? items[index - 1]
    aim(() => {
      if (rowOf(list.current, gone)) return undefined
      const row = near && rowOf(list.current, near.key)
      return controlOf(row, 'remove') ?? firstControl(frame.current) ?? focusable(frame.current)
    })
    onRemove?.(index)
  }

  function add(index: number) {
    const count = items.length
    aim(() => {
      const rows = list.current?.children
      if (!rows || rows.length <= count) return undefined
      return firstControl(rows[index]?.children[1]) ?? firstControl(rows[index])
    })
    onAdd?.(index)
  }

  const adder = (text: string, index: number) => (
    <Button className={classes.add} icon="add" isDisabled={isDisabled} onPress={() => add(index)}>
      {text}
    </Button>
  )

  return (
    <div {...domProps(props)} ref={frame} className={classNames(classes.frame, className)}>
      {onAdd && addFirstLabel !== undefined && items.length > 0 && adder(addFirstLabel, 0)}
      {items.length === 0 ? (
        <p className={classes.empty}>{emptyText ?? words.empty}</p>
      ) : (
        <ol className={classes.list} ref={list} aria-label={label}>
          {items.map((item, index) => (
            <OrderedRow
              key={item.key}
              {...{ item, index, isDisabled }}
              title={titles[index] ?? ''}
              total={items.length}
              isOpen={item.key === openKey}
              onToggle={renderItem && ((isOpen) => onOpenChange?.(isOpen ? item.key : undefined))}
              onMove={(to, control) => move(index, to, control)}
              onRemove={onRemove && (() => remove(index))}
            >
              {item.key === openKey && renderItem?.(index)}
            </OrderedRow>
          ))}
        </ol>
      )}
      {onAdd && adder(addLabel ?? words.add, items.length)}
      <output className="visually-hidden">{said}</output>
    </div>
  )
}

/** Returns a button of a row, or the first one that is enabled: the first item has no way up. The row's fields come after. */
function controlOf(row: Element | undefined, control: MoveControl | 'remove') {
  const head = row?.firstElementChild
  return (
    head?.querySelector<HTMLElement>(`[data-control="${control}"]:enabled`) ??
    head?.querySelector<HTMLElement>('[data-control]:enabled')
  )
}

function focusable(frame: HTMLElement | null) {
  if (frame) frame.tabIndex = -1
  return frame
}
