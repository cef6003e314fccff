import { useId, useState, type ReactNode } from 'react'
import { IconButton } from '#design-system/Button/IconButton.tsx'
import { classNames } from '#design-system/classNames.ts'
import type { Key } from '#design-system/DataTable/selection.ts'
import fieldClasses from '#design-system/Field/Field.module.css'
import { Icon } from '#design-system/Icon/Icon.tsx'
import { langOf } from '#design-system/langOf.ts'
import { useWords } from '#design-system/Words/useWords.ts'
import { ItemRow } from './ItemRow.tsx'
import classes from './OrderedRow.module.css'
import { orderedListWords } from './words.ts'

export interface OrderedItem {
  /** Unique, and the same wherever the item stands. */
  key: Key
  /** In the row and in the names of its buttons; its language is detected. While it is empty, 'Item 3'. */
  title: string
  /** A line below the title. */
  note?: ReactNode
  /** Address of a small picture before the title. */
  picture?: string | undefined
  /** Shows a warning sign: one of its fields has an error. @default false */
  hasProblem?: boolean
}

/** The controls that move an item: its buttons, and the select of places in a long list. */
export type MoveControl = 'up' | 'down' | 'place'

/** Up to so many items two buttons are enough. */
const MOST_WITHOUT_SELECT = 7

interface OrderedRowProps {
  item: OrderedItem
  /** The item's title, never empty. */
  title: string
  index: number
  /** How many items there are. */
  total: number
  isOpen: boolean
  isDisabled: boolean | undefined
  onToggle: ((isOpen: boolean) => void) | undefined
  onMove: (to: number, control: MoveControl) => void
  onRemove: (() => void) | undefined
  /** The item's fields, while it is open. */
  children: ReactNode
}

export function OrderedRow(props: OrderedRowProps) {
  const { item, title, index, total, isOpen, isDisabled, onToggle, onMove, onRemove, children } = props
  const words = useWords('orderedList', orderedListWords)
  const id = useId()
  /** Whether the select has all places: for a long list of long lists they take seconds to make. */
  const [hasPlaces, setHasPlaces] = useState(false)
  const name = (
    <>
      <span {...langOf(title)}>{title}</span>
      {item.hasProblem && (
        <span className={classes.problem}>
          <Icon name="alert" />
          <span className="visually-hidden">{words.problem}</span>
        </span>
      )}
    </>
  )

  const tools = (
    <>
      {total > MOST_WITHOUT_SELECT && (
        <select
          className={classNames(fieldClasses.control, classes.place)}
          aria-label={words.moveTo(title)}
          data-control="place"
          value={index}
          disabled={isDisabled}
          onPointerDown={() => setHasPlaces(true)}
          onFocus={() => setHasPlaces(true)}
          onChange={(event) => onMove(Number(event.target.value), 'place')}
        >
          {(hasPlaces ? Array.from({ length: total }, (_, place) => place) : [index]).map((place) => (
            <option key={place} value={place}>
              {words.place(place + 1, total)}
            </option>
          ))}
        </select>
      )}
      <IconButton
        icon="ascending"
        label={words.up(title)}
        data-control="up"
        isDisabled={isDisabled === true || index === 0}
        onPress={() => onMove(index - 1, 'up')}
      />
      <IconButton
        icon="descending"
        label={words.down(title)}
        data-control="down"
        isDisabled={isDisabled === true || index === total - 1}
        onPress={() => onMove(index + 1, 'down')}
      />
      {onRemove && (
        <IconButton
          icon="delete"
          variant="danger"
          label={words.remove(title)}
          data-control="remove"
          isDisabled={isDisabled}
          onPress={onRemove}
        />
      )}
    </>
  )

  return (
    <li className={classes.row} data-key={item.key} data-open={isOpen || undefined}>
      <div className={classes.head}>
        <ItemRow picture={item.picture} tools={tools}>
          {onToggle ? (
            <button
              type="button"
              className={classes.title}
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              onClick={() => onToggle(!isOpen)}
            >
              <Icon className={classes.chevron} name="down" />
              {name}
            </button>
          ) : (
            <span className={classes.title}>{name}</span>
          )}
          {item.note !== undefined && <div className={classes.note}>{item.note}</div>}
        </ItemRow>
      </div>
      {isOpen && (
        <div className={classes.body} id={id}>
          {children}
        </div>
      )}
    </li>
  )
}
