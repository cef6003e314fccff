import { createContext, useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { classNames } from '#design-system/classNames.ts'
import { Link, type LinkProps } from '#design-system/Link/Link.tsx'
import classes from './Row.module.css'
import { roles } from './roles.ts'

/** Whether the row is marked; its primary cell then adds text for screen readers. */
export const MarkContext = createContext(false)

export interface RowProps {
  /** The row just saved: tinted, with an edge, and scrolled into view once. */
  isMarked?: boolean
  /** Called on a click outside the row's controls. Add a RowLink or RowButton with the same action for the keyboard. */
  onAction?: () => void
  children: ReactNode
}

export function Row({ isMarked = false, onAction, children }: RowProps) {
  const row = useRef<HTMLTableRowElement>(null)

  useEffect(() => {
    if (isMarked) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isMarked])

  function handleClick(event: MouseEvent) {
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
        onClick={handleClick}
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

/** The row's action for keyboards and screen readers: plain text; the focus ring surrounds the whole row. */
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

/** Like RowButton, for a row that links to a page. */
export function RowLink({ className, ...link }: Omit<LinkProps, 'variant'>) {
  return <Link {...link} className={classNames(classes.action, className)} data-row-action="" />
}
