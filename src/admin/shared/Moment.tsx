import { SecondLine } from '#design-system/DataTable/Cell.tsx'
import { dayAt, timeAt } from './formats.ts'

interface MomentProps {
  /** In ms since 1970. */
  at: number
}

/** A moment in a table's cell, on the institute's wall clock. */
export function Moment({ at }: MomentProps) {
  return (
    <span>
      {dayAt(at)}
      <SecondLine>{timeAt(at)}</SecondLine>
    </span>
  )
}
