import { addDays } from 'date-fns/addDays'
import { formatISO9075 } from 'date-fns/formatISO9075'
import { isValid } from 'date-fns/isValid'
import { max } from 'date-fns/max'
import { min } from 'date-fns/min'
import { useMemo } from 'react'
import { useListClassesQuery } from '#api/endpoints/classes.ts'
import { otherOf, type Other } from '#contract/classes/clashes.ts'
import type { ClassQuery } from '#contract/classes/classQuery.ts'
import { readWallClock } from '#contract/time/wallClock.ts'
import { savedLink, watchAddress } from '#contract/classes/youtube.ts'
import { useOnline } from '#design-system/useOnline.ts'

/** The saved classes that a class may clash with. */
export interface OtherClasses {
  others: readonly Other[]
  /** Repeats the search, if it failed. */
  retry?: () => void
}

const none: readonly Other[] = []

function useOthers(query: Partial<ClassQuery> | undefined): OtherClasses {
  const isSkipped = !useOnline() || query === undefined
  const { currentData, isError, refetch } = useListClassesQuery(query ?? {}, { skip: isSkipped })
  const others = useMemo(() => currentData?.data.map(otherOf) ?? none, [currentData])
  if (isSkipped) return { others: none }
  return { others, ...(isError && { retry: () => void refetch() }) }
}

/** Returns the classes within a day of some starts. @param batchId '' for none, undefined for those of all batches */
export function useNearClasses(batchId: string | undefined, starts: readonly string[]): OtherClasses {
  const times = starts.map(readWallClock).filter(isValid)
  const isComplete = batchId !== '' && times.length > 0
  return useOthers(
    isComplete
      ? {
          ...(batchId !== undefined && { batch_id: Number(batchId) }),
          from: dayOf(addDays(min(times), -1)),
          until: dayOf(addDays(max(times), 2)),
        }
      : undefined,
  )
}

const dayOf = (time: Date) => formatISO9075(time, { representation: 'date' })

/** Returns the classes of a batch that have a video. */
export function useClassesWithVideo(batchId: string, link: string): OtherClasses {
  const video = savedLink(link)
  const isComplete = batchId !== '' && watchAddress(video) !== undefined
  return useOthers(isComplete ? { batch_id: Number(batchId), video } : undefined)
}
