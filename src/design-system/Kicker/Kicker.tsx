import type { ReactNode } from 'react'
import { classNames } from '#design-system/classNames.ts'
import type { DomProps } from '#design-system/domProps.ts'
import { Star } from '#design-system/Ornaments/Star.tsx'
import classes from './Kicker.module.css'

export interface KickerProps extends DomProps<HTMLParagraphElement> {
  /** `brass` on dark art. @default 'rubric' */
  tone?: 'rubric' | 'brass'
  /** Language of the text: 'ml', 'ar'. */
  lang?: string
  /** One to four words. */
  children?: ReactNode
}

/** A short red line with a star above a heading; uppercase in Latin script only. */
export function Kicker({ tone = 'rubric', className, children, ...line }: KickerProps) {
  return (
    <p {...line} className={classNames(classes.kicker, className)} data-tone={tone}>
      <Star />
      <span>{children}</span>
    </p>
  )
}
