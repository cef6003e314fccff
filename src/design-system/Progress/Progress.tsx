import { useId, type ReactNode } from 'react'
import { classNames } from '#design-system/classNames.ts'
import type { DomProps } from '#design-system/domProps.ts'
import classes from './Progress.module.css'

export interface ProgressProps extends DomProps<HTMLDivElement> {
  /** What is under way, above the bar. */
  label: string
  /** Progress in the unit of `max`; undefined for an indeterminate bar. */
  value?: number
  /** Value of the full bar. @default 100 */
  max?: number
  /** Text beside the label: '120 of 248'. */
  text?: ReactNode
}

/** A progress bar below its label, as wide as its container. */
export function Progress({ label, value, max = 100, text, className, ...frame }: ProgressProps) {
  const id = useId()
  return (
    <div {...frame} className={classNames(classes.progress, className)}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      {text !== undefined && (
        <bdi className={classes.text} id={`${id}-text`}>
          {text}
        </bdi>
      )}
      <progress
        className={classes.bar}
        id={id}
        value={Number.isNaN(value) ? undefined : value}
        max={max > 0 ? max : 100}
        aria-describedby={text === undefined ? undefined : `${id}-text`}
      />
    </div>
  )
}
