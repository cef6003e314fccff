import { useMemo } from 'react'
import { nameOf, useDivisions } from '#admin/shared/form/lookups.ts'
import { overlaps, ownClashes, type Clash, type Other } from '#contract/classes/clashes.ts'
import type { TypedClass } from './typedClass.ts'
import type { RepeatPlan } from '#contract/classes/classForm.ts'
import { useNearClasses } from './useOtherClasses.ts'
import { INSTITUTE_ZONE } from '#admin/shared/zone.ts'

/** The clashes of the classes of Repeat, by day; days without a clash are not in it. */
export interface RepeatClashes {
  of: ReadonlyMap<string, readonly Clash[]>
  /** Repeats the search for other classes, if it failed. */
  retry?: (() => void) | undefined
}

/** Looks for what clashes with each class of Repeat: saved classes, and the others of the list. All have the same video. */
export function useRepeatClashes(
  plan: RepeatPlan | undefined,
  { batchId, divisionIds, link }: TypedClass,
): RepeatClashes {
  const planned = useMemo(() => plan?.classes.filter(({ isOut }) => !isOut) ?? [], [plan])
  const starts = useMemo(() => planned.map(({ start }) => start), [planned])
  const divisions = useDivisions(batchId)
  const { others, retry } = useNearClasses(batchId, starts)
  const found = useMemo(() => {
    const ids = divisionIds.map(Number)
    const list = planned.map(({ title, start, expiry }, index): Other => ({
      // Negative, so that it is no saved class.
      id: -1 - index,
      batchId: Number(batchId),
      divisionIds: ids,
      start,
      expiry,
      video: link,
      title,
      divisions: ids.map((id) => ({
        M11_Division_id: id,
        M11_Division_name: nameOf(divisions, String(id)),
      })),
    }))
    const all = [...others, ...list]
    const clashes = list.map((one) => {
      const own = ownClashes(one, INSTITUTE_ZONE)
      return batchId === '' || ids.length === 0 ? own : [...own, ...overlaps(one, all, INSTITUTE_ZONE)]
    })
    return new Map(
      planned.flatMap(({ day }, index) => {
        const own = clashes[index] ?? []
        return own.length === 0 ? [] : [[day, own] as const]
      }),
    )
  }, [planned, others, batchId, divisionIds, divisions, link])
  return { of: found, retry }
}
