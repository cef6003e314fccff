import { useMemo } from 'react'
import { momentText } from '#admin/shared/formats.ts'
import { clashesOf, otherOf, type Clash } from '#contract/classes/clashes.ts'
import type { Class } from '#contract/classes/classes.ts'
import { shiftedTimes, type Shift } from '#contract/classes/shift.ts'
import { Icon } from '#design-system/Icon/Icon.tsx'
import { langOf } from '#design-system/langOf.ts'
import { byStart } from './agenda/agenda.ts'
import { ClashWarnings } from './ClashWarnings.tsx'
import classes from './ShiftDialog.module.css'
import { useNearClasses } from './useOtherClasses.ts'
import { INSTITUTE_ZONE } from '#admin/shared/zone.ts'

interface ShiftListProps {
  rows: readonly Class[]
  shift: Shift
}

/** Each class before and after, with the clashes that it did not have before. */
export function ShiftList({ rows: chosen, shift }: ShiftListProps) {
  const rows = useMemo(() => chosen.toSorted(byStart), [chosen])
  const shifted = useMemo(() => rows.map((row) => ({ ...row, ...shiftedTimes(row, shift) })), [rows, shift])
  const starts = useMemo(() => [...rows, ...shifted].map((row) => row.M03_ScheduledAt), [rows, shifted])
  const [first, ...others] = new Set(rows.map((row) => row.M03_M02_BatchId))
  const near = useNearClasses(others.length > 0 ? undefined : String(first), starts)
  const clashes = useMemo(() => {
    const moved = new Set(rows.map((row) => row.M03_ClassesId))
    const staying = near.others.filter(({ id }) => id === undefined || !moved.has(id))
    const [before, after] = [rows, shifted].map((list) => {
      const all = list.map(otherOf)
      return all.map((one) => clashesOf(one, [...staying, ...all], INSTITUTE_ZONE))
    })
    return rows.map((_, index) => {
      const known = new Set(before?.[index]?.map(keyOf))
      return after?.[index]?.filter((clash) => !known.has(keyOf(clash))) ?? []
    })
  }, [rows, shifted, near.others])

  return (
    <>
      {near.retry && <ClashWarnings clashes={[]} retry={near.retry} />}
      <ol className={classes.list} aria-label="Before and after">
        {shifted.map((row, index) => (
          <li key={row.M03_ClassesId} className={classes.row}>
            <span className={classes.title} {...langOf(row.M03_Title)}>
              {row.M03_Title}
            </span>
            <span className={classes.times}>
              <span className={classes.before}>
                <span className="visually-hidden">from </span>
                {momentText(rows[index]?.M03_ScheduledAt ?? '')}
              </span>
              <span className={classes.after}>
                <Icon name="forward" />
                <span className="visually-hidden">to </span>
                {momentText(row.M03_ScheduledAt)}
              </span>
            </span>
            <ClashWarnings clashes={clashes[index] ?? []} />
          </li>
        ))}
      </ol>
    </>
  )
}

const keyOf = (clash: Clash) => ('other' in clash ? `${clash.kind}:${clash.other.id}` : clash.kind)
