import type { ReactNode } from 'react'
import { classNames } from '#design-system/classNames.ts'
import type { DomProps } from '#design-system/domProps.ts'
import classes from './Badge.module.css'

export interface BadgeProps extends DomProps<HTMLSpanElement> {
  /**
   * `day` is the red tab at the top edge of a picture.
   * @spec 77
   * @default 'neutral'
   */
  tone?: 'ok' | 'warn' | 'bad' | 'info' | 'day' | 'neutral'
  /** Language of the text: 'ml', 'ar'. */
  lang?: string
  /** One or two words. */
  children?: ReactNode
}

/** A short status label. The text carries the meaning; the colour only supports it. */
export function Badge({ tone = 'neutral', className, ...badge }: BadgeProps) {
  return <span {...badge} className={classNames(classes.badge, className)} data-tone={tone} />
}
