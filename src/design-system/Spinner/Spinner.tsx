import { classNames } from '#design-system/classNames.ts'
import type { DomProps } from '#design-system/domProps.ts'
import classes from './Spinner.module.css'

export interface SpinnerProps extends DomProps<HTMLSpanElement> {
  /** Text for screen readers; without it the spinner is decorative, beside text with the same meaning. */
  label?: string
}

/** A spinning ring, 1em wide, in the surrounding text colour. */
export function Spinner({ label, className, ...spinner }: SpinnerProps) {
  const ring = <span aria-hidden="true" {...spinner} className={classNames(classes.spinner, className)} />
  if (label === undefined) return ring
  return (
    <output className={classes.status}>
      {ring}
      <span className="visually-hidden">{label}</span>
    </output>
  )
}
