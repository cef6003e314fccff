import type { ComponentProps } from 'react'
import { classNames } from '#design-system/classNames.ts'
import classes from './Badge.module.css'

export interface BadgeProps extends ComponentProps<'span'> {
  /**
   * `day` is the red tab at the top edge of a picture.
   * @spec 77
   * @default 'neutral'
   */
  tone?: 'ok' | 'warn' | 'bad' | 'info' | 'day' | 'neutral'
}

/** A short status label. The text carries the meaning; the colour only supports it. */
export function Badge({ tone = 'neutral', className, ...badge }: BadgeProps) {
  return <span {...badge} className={classNames(classes.badge, className)} data-tone={tone} />
}
