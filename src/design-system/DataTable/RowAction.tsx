import type { MouseEvent, ReactNode } from 'react'
import { classNames } from '#design-system/classNames.ts'
import { langOf } from '#design-system/langOf.ts'
import { Link, type LinkProps } from '#design-system/Link/Link.tsx'
import { Marked } from './Marked.tsx'
import classes from './Row.module.css'

/** What a click anywhere on a row does, and for keyboards and screen readers the row's name. */
export type RowAction<Row> =
  | {
      /** Opens a dialog about the row. */
      onPress(row: Row): void
    }
  | {
      /** The page of the row. */
      href(row: Row): string
      /** State of the history entry. */
      state?: unknown
    }

export interface RowButtonProps {
  /** Language of the name: 'ml', 'ar'. */
  lang?: string
  /** Direction of the name. */
  dir?: string
  /** Called on press. */
  onPress: () => void
  /** The name of the row. */
  children: ReactNode
}

/** A row's action as a button that opens a dialog: plain text; the focus ring surrounds the whole row. */
export function RowButton({ onPress, children, ...texts }: RowButtonProps) {
  return (
    <button
      {...texts}
      type="button"
      className={classes.action}
      data-row-action=""
      aria-haspopup="dialog"
      onClick={onPress}
    >
      {children}
    </button>
  )
}

/** Like RowButton, for a row that links to a page. */
export function RowLink({ className, ...link }: LinkProps) {
  return <Link {...link} className={classNames(classes.action, className)} data-row-action="" />
}

/** A click outside the row's controls does what its RowButton or RowLink does. */
export function pressRowAction(event: MouseEvent<HTMLElement>) {
  const isOnControl =
    event.target instanceof Element &&
    event.target.closest('a, button, input, select, textarea, label') !== null
  const isSelectingText = window.getSelection()?.isCollapsed === false
  if (isOnControl || isSelectingText) return
  event.currentTarget.querySelector<HTMLElement>('[data-row-action]')?.click()
}

interface RowNameProps<Row> {
  row: Row
  action: RowAction<Row>
  children: ReactNode
}

/** The name of a row as its action. */
export function RowName<Row>({ row, action, children }: RowNameProps<Row>) {
  const texts = typeof children === 'string' ? langOf(children) : {}
  const name = typeof children === 'string' ? <Marked>{children}</Marked> : children
  return 'href' in action ? (
    <RowLink {...texts} href={action.href(row)} state={action.state}>
      {name}
    </RowLink>
  ) : (
    <RowButton {...texts} onPress={() => action.onPress(row)}>
      {name}
    </RowButton>
  )
}
