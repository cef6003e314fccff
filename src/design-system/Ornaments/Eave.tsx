import { useId } from 'react'
import { classNames } from '#design-system/classNames.ts'
import type { DomProps } from '#design-system/domProps.ts'
import classes from './Eave.module.css'

export type EaveProps = DomProps<SVGSVGElement>

/** A decorative row of roof tiles, 26 px high: below the hero and above the footer. */
export function Eave({ className, ...eave }: EaveProps) {
  const id = useId()
  return (
    <svg {...eave} className={classNames(classes.eave, className)} aria-hidden="true">
      <pattern id={id} width="62" height="26" viewBox="0 0 48 20" patternUnits="userSpaceOnUse">
        <path className={classes.shade} d="M0 0h48v6q-6 14-12 0-6 14-12 0-6 14-12 0Q6 20 0 6Z" />
        <path className={classes.tile} d="M0 0h48v4q-6 12-12 0-6 12-12 0-6 12-12 0Q6 16 0 4Z" />
        <path className={classes.ridge} d="M0 0h48v2H0Z" />
      </pattern>
      <rect width="100%" height="26" fill={`url(#${id})`} />
    </svg>
  )
}
