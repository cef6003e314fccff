import { SecondLine } from '#design-system/DataTable/values.tsx'
import { dayAt, timeAt } from './formats.ts'

interface MomentProps {
  /** In ms since 1970. */
  at: number
}

/** A point in time in a table cell, in the institute's time zone. */
export function Moment({ at }: MomentProps) {
  return (
    <span>
      {dayAt(at)}
      <SecondLine>{timeAt(at)}</SecondLine>
    </span>
  )
}
