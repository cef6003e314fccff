import type { KeyboardEvent, ReactNode, Ref } from 'react'
import { classNames } from '#design-system/classNames.ts'
import classes from './DragScroll.module.css'
import { stepBy, type ScrollTarget } from './step.ts'
import { useDragScroll } from './useDragScroll.ts'

export interface DragScrollProps {
  /** Accessible name of the row. */
  label: string
  /** One arrow key, in px. @default 300 */
  step?: number
  /** 300 ms after the last scroll. */
  onSettle?: () => void
  ref?: Ref<HTMLElement>
  className?: string
  children: ReactNode
}

const keys: Record<string, ScrollTarget> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Home: 'start',
  End: 'end',
}

/**
 * A row that scrolls sideways by dragging (from 10 px on), by wheel and by keys. A finger that moves up or down scrolls
 * the page; clicks reach what is inside.
 */
export function DragScroll({ label, step = 300, onSettle, ref, className, children }: DragScrollProps) {
  const row = {
    ...useDragScroll(onSettle),
    // What scrolls can be reached by the keyboard.
    tabIndex: 0,
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const direction = keys[event.key]
      if (direction === undefined || event.target !== event.currentTarget) return
      event.preventDefault()
      stepBy(event.currentTarget, direction, step)
    },
  }
  return (
    <section {...row} ref={ref} className={classNames(classes.row, className)} aria-label={label}>
      {children}
    </section>
  )
}
