import { useRef, type ReactNode } from 'react'
import { classNames } from '#design-system/classNames.ts'
import { domProps, type DomProps } from '#design-system/domProps.ts'
import { DragScroll } from '#design-system/DragScroll/DragScroll.tsx'
import { isRightToLeft, stepBy } from '#design-system/DragScroll/step.ts'
import { RoundButton } from '#design-system/RoundButton/RoundButton.tsx'
import { useWords } from '#design-system/Words/useWords.ts'
import classes from './Carousel.module.css'
import { useEnds } from './useEnds.ts'
import { carouselWords } from './words.ts'

export interface CarouselProps extends DomProps<HTMLDivElement> {
  /** Accessible name: 'Popular Courses'. */
  label: string
  /** Heading and text: beside the row on wide screens, above it on narrow ones. */
  lead?: ReactNode
  /**
   * Scroll distance of an arrow button, in px.
   * @spec 23, 467
   * @default 300
   */
  step?: number
  /** Name of the button that scrolls back. @default 'Previous' */
  previousLabel?: string
  /** Name of the button that scrolls on. @default 'Next' */
  nextLabel?: string
  /** Cards, one child each. */
  children: ReactNode
}

/**
 * Cards in a row with two arrow buttons, which are inert at the ends and hidden when all cards fit. A page can set
 * `--carousel-bleed`, the distance by which the row extends past its end, up to the window's edge.
 */
export function Carousel({ ref, ...props }: CarouselProps) {
  const { label, lead, step = 300, children } = props
  const words = useWords('carousel', carouselWords)
  const { previousLabel = words.previous, nextLabel = words.next } = props
  const row = useRef<HTMLElement>(null)
  const { atStart, atEnd, measure } = useEnds(row)

  function scroll(isForward: boolean) {
    if (row.current === null) return
    stepBy(row.current, isForward === isRightToLeft(row.current) ? 'left' : 'right', step)
  }

  return (
    <div
      {...domProps(props)}
      ref={ref}
      className={classNames(classes.carousel, props.className)}
      data-lead={lead !== undefined || undefined}
    >
      <div className={classes.side}>
        {lead}
        {/* Always laid out, so that nothing shifts after the row is measured. */}
        <div className={classes.arrows} data-needless={(atStart && atEnd) || undefined}>
          <RoundButton icon="back" label={previousLabel} isInert={atStart} onPress={() => scroll(false)} />
          <RoundButton icon="forward" label={nextLabel} isInert={atEnd} onPress={() => scroll(true)} />
        </div>
      </div>
      <DragScroll ref={row} className={classes.row} label={label} step={step} onSettle={measure}>
        {children}
      </DragScroll>
    </div>
  )
}
