import { createContext, useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { classNames } from '#design-system/classNames.ts'
import { Link, type LinkProps } from '#design-system/Link/Link.tsx'
import classes from './Row.module.css'
import { roles } from './roles.ts'

/** Tells the primary cell of a marked row to say so. */
export const MarkContext = createContext(false)

export interface RowProps {
  /** The row that was just saved: tinted, with an edge, scrolled into view once. */
  isMarked?: boolean
  /** A click anywhere on the row but on its links and buttons. Keyboards need a RowLink or RowButton that does the same. */
  onAction?: () => void
  children: ReactNode
}

export function Row({ isMarked = false, onAction, children }: RowProps) {
  const row = useRef<HTMLTableRowElement>(null)

  useEffect(() => {
    if (isMarked) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isMarked])

  function act(event: MouseEvent) {
    const isOnControl =
      event.target instanceof Element &&
      event.target.closest('a, button, input, select, textarea, label') !== null
    const isSelecting = window.getSelection()?.isCollapsed === false
    if (!isOnControl && !isSelecting) onAction?.()
  }

  return (
    <MarkContext value={isMarked}>
      <tr
        {...roles.row}
        ref={row}
        className={classes.row}
        data-marked={isMarked || undefined}
        data-clickable={onAction !== undefined || undefined}
        onClick={act}
      >
        {children}
      </tr>
    </MarkContext>
  )
}

interface RowButtonProps {
  onPress: () => void
  children: ReactNode
}

/** The row's action for keyboards and screen readers: plain words, the ring runs around the whole row. */
export function RowButton({ onPress, children }: RowButtonProps) {
  return (
    <button
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

/** As RowButton, for a row that leads to an address. */
export function RowLink({ className, ...link }: Omit<LinkProps, 'variant'>) {
  return <Link {...link} className={classNames(classes.action, className)} data-row-action="" />
}
