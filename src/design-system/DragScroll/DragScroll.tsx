import type { KeyboardEvent, ReactNode } from 'react'
import { classNames } from '#design-system/classNames.ts'
import type { DomProps } from '#design-system/domProps.ts'
import classes from './DragScroll.module.css'
import { stepBy, type ScrollTarget } from './step.ts'
import { useDragScroll } from './useDragScroll.ts'

export interface DragScrollProps extends DomProps {
  /** Accessible name. */
  label: string
  /** Scroll distance of an arrow key, in px. @default 300 */
  step?: number
  /** Called 300 ms after the last scroll event. */
  onSettle?: () => void
  /** Content, wider than the row. */
  children: ReactNode
}

const keys: Record<string, ScrollTarget> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Home: 'start',
  End: 'end',
}

/**
 * A row that scrolls sideways by dragging (after 10 px), by wheel and by keys. Vertical touch gestures scroll the page;
 * clicks reach the content.
 */
export function DragScroll({
  label,
  step = 300,
  onSettle,
  className,
  children,
  ...section
}: DragScrollProps) {
  const row = {
    ...useDragScroll(onSettle),
    // Scrollable content must be reachable by keyboard.
    tabIndex: 0,
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const direction = keys[event.key]
      if (direction === undefined || event.target !== event.currentTarget) return
      event.preventDefault()
      stepBy(event.currentTarget, direction, step)
    },
  }
  return (
    <section {...section} {...row} className={classNames(classes.row, className)} aria-label={label}>
      {children}
    </section>
  )
}
