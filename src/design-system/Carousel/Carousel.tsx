import { useRef, type ReactNode } from 'react'
import { DragScroll } from '#design-system/DragScroll/DragScroll.tsx'
import { isRightToLeft, stepBy } from '#design-system/DragScroll/step.ts'
import { RoundButton } from '#design-system/RoundButton/RoundButton.tsx'
import classes from './Carousel.module.css'
import { useEnds } from './useEnds.ts'

export interface CarouselProps {
  /** Accessible name: 'Popular Courses'. */
  label: string
  /** Heading and words, beside the row on wide screens, over it on narrow ones. */
  lead?: ReactNode
  /**
   * How far an arrow goes, in px.
   * @spec 23, 467
   * @default 300
   */
  step?: number
  /** @default 'Previous' */
  previousLabel?: string
  /** @default 'Next' */
  nextLabel?: string
  /** Cards, each of them a child. */
  children: ReactNode
}

/**
 * Cards in a row, with two arrows that are off at its ends, and without arrows when all cards fit. A page that sets
 * `--carousel-bleed` lets the row run on so far over its end, up to the window's edge.
 */
export function Carousel(props: CarouselProps) {
  const { label, lead, step = 300, previousLabel = 'Previous', nextLabel = 'Next', children } = props
  const row = useRef<HTMLElement>(null)
  const { atStart, atEnd, look } = useEnds(row)

  function go(isForward: boolean) {
    if (row.current === null) return
    stepBy(row.current, isForward === isRightToLeft(row.current) ? 'left' : 'right', step)
  }

  return (
    <div className={classes.carousel} data-lead={lead !== undefined || undefined}>
      <div className={classes.side}>
        {lead}
        {/* Their room is kept, so that nothing moves when the row has been measured. */}
        <div className={classes.arrows} data-needless={(atStart && atEnd) || undefined}>
          <RoundButton icon="back" label={previousLabel} isInert={atStart} onPress={() => go(false)} />
          <RoundButton icon="forward" label={nextLabel} isInert={atEnd} onPress={() => go(true)} />
        </div>
      </div>
      <DragScroll ref={row} className={classes.row} label={label} step={step} onSettle={look}>
        {children}
      </DragScroll>
    </div>
  )
}
