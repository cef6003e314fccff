import type { ComponentProps } from 'react'
import { classNames } from '#design-system/classNames.ts'
import classes from './Badge.module.css'

export interface BadgeProps extends ComponentProps<'span'> {
  /**
   * `day` is the red tab that hangs from the top edge of a picture.
   * @spec 77
   * @default 'neutral'
   */
  tone?: 'ok' | 'warn' | 'bad' | 'info' | 'day' | 'neutral'
}

/** A word or two on a state; the words say it, the colour only helps. */
export function Badge({ tone = 'neutral', className, ...badge }: BadgeProps) {
  return <span {...badge} className={classNames(classes.badge, className)} data-tone={tone} />
}
