import { useEffect, useRef } from 'react'
import { useCourses } from '#admin/shared/form/formLookups.ts'
import { LookupSelect } from '#admin/shared/form/LookupSelect.tsx'
import { FilterPopover } from '#design-system/FilterPopover/FilterPopover.tsx'
import type { CourseFilterProps } from './CourseFilter.tsx'

/** The FILTER popover with the course select, which opens as the button did in whose place it is. */
export function CoursePopover({ value, onChange }: CourseFilterProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // First, as the focus returns to where it was.
    button.current?.focus()
    button.current?.click()
  }, [])
  return (
    <FilterPopover ref={button} activeCount={value === '' ? 0 : 1}>
      <CourseSelect value={value} onChange={onChange} />
    </FilterPopover>
  )
}

/** Loads the courses only when the popover opens. */
function CourseSelect({ value, onChange }: CourseFilterProps) {
  const courses = useCourses()
  return (
    <LookupSelect
      label="Course"
      name="course_id"
      emptyLabel="All Courses"
      {...{ lookup: courses, value, onChange }}
    />
  )
}
