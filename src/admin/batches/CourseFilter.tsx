import { useState } from 'react'
import { withFields } from '#admin/shared/byPointer/pointerFields.ts'
import { importLate } from '#admin/shared/importOnce.ts'
import { Late } from '#admin/shared/Late.tsx'
import { Button } from '#design-system/Button/Button.tsx'
import { ActiveCount } from '#design-system/FilterPopover/ActiveCount.tsx'
import { filterPopoverWords } from '#design-system/FilterPopover/words.ts'
import { useWords } from '#design-system/Words/useWords.ts'

export interface CourseFilterProps {
  /** A course's id, or '' for all. */
  value: string
  onChange: (courseId: string) => void
}

const loadCoursePopover = importLate(() => withFields(() => import('./CoursePopover.tsx')))

/** The FILTER button. Its panel is loaded once it is focused or pressed. @spec 161, 162, 437 */
export function CourseFilter(props: CourseFilterProps) {
  const words = useWords('filterPopover', filterPopoverWords)
  const [isAsked, setAsked] = useState(false)
  const prepare = () => void loadCoursePopover().catch(() => undefined)
  const button = (
    <Button
      icon="filter"
      iconEnd="down"
      aria-haspopup="dialog"
      aria-expanded={false}
      onFocus={prepare}
      onPress={() => setAsked(true)}
    >
      {words.filter}
      <ActiveCount count={props.value === '' ? 0 : 1} />
    </Button>
  )
  if (!isAsked) return button
  return (
    <Late load={loadCoursePopover} waiting={button}>
      {({ CoursePopover }) => <CoursePopover {...props} />}
    </Late>
  )
}
