import { useMemo, type ReactNode } from 'react'
import { overlaps, ownClashes, sameVideos, type Planned } from '#contract/classes/clashes.ts'
import type { TypedClass } from './typedClass.ts'
import { ClashWarnings } from './ClashWarnings.tsx'
import { useClassesWithVideo, useNearClasses } from './useOtherClasses.ts'
import { INSTITUTE_ZONE } from '#admin/shared/zone.ts'

/** What is said beside the fields of a class; undefined for nothing. */
interface FieldClashes {
  ofStart: ReactNode
  ofVideo: ReactNode
}

/** Names what clashes with a class that is typed. @param id of the class, if it is saved */
export function useClashes(typed: TypedClass, id: number | undefined): FieldClashes {
  const { batchId, start, link } = typed
  const near = useNearClasses(
    batchId,
    useMemo(() => [start], [start]),
  )
  const alike = useClassesWithVideo(batchId, link)
  const lesson: Planned = {
    id,
    batchId: Number(batchId),
    divisionIds: typed.divisionIds.map(Number),
    start,
    // The field of the expiry says itself that it is before the start.
    expiry: null,
    video: link,
  }
  const hasAudience = typed.divisionIds.length > 0
  const own = ownClashes(lesson, INSTITUTE_ZONE)
  const atStart = hasAudience ? [...own, ...overlaps(lesson, near.others, INSTITUTE_ZONE)] : own
  const ofVideo = hasAudience ? sameVideos(lesson, alike.others) : []
  return {
    ofStart: (atStart.length > 0 || near.retry) && <ClashWarnings clashes={atStart} retry={near.retry} />,
    ofVideo: <ClashWarnings clashes={ofVideo} retry={alike.retry} />,
  }
}
