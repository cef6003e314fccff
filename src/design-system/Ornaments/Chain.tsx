import { classNames } from '#design-system/classNames.ts'
import type { DomProps } from '#design-system/domProps.ts'
import classes from './Chain.module.css'

export interface ChainProps extends DomProps<SVGSVGElement> {
  /** Overrides width or margin. */
  className?: string
}

/** A decorative divider, at most 240 px wide: a line with three stars, for the chain of narrators (isnad). */
export function Chain({ className, ...chain }: ChainProps) {
  return (
    <svg {...chain} className={classNames(classes.chain, className)} viewBox="0 0 240 16" aria-hidden="true">
      <path className={classes.thread} d="M0 8h92m56 0h92" />
      <path
        className={classes.link}
        d="m120 .5 1.9 2.9 3.4-.7-.7 3.4 2.9 1.9-2.9 1.9.7 3.4-3.4-.7-1.9 2.9-1.9-2.9-3.4.7.7-3.4-2.9-1.9 2.9-1.9-.7-3.4 3.4.7Z"
      />
      <path
        className={classes.star}
        d="m97 3.5 1.1 1.7 2.1-.4-.4 2.1 1.7 1.1-1.7 1.1.4 2.1-2.1-.4-1.1 1.7-1.1-1.7-2.1.4.4-2.1L92.5 8l1.7-1.1-.4-2.1 2.1.4Zm46 0 1.1 1.7 2.1-.4-.4 2.1 1.7 1.1-1.7 1.1.4 2.1-2.1-.4-1.1 1.7-1.1-1.7-2.1.4.4-2.1-1.7-1.1 1.7-1.1-.4-2.1 2.1.4Z"
      />
    </svg>
  )
}
