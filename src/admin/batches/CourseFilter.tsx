import { useCourses } from '#admin/shared/lookups.ts'
import { LookupSelect } from '#admin/shared/LookupSelect.tsx'
import { FilterPopover } from '#design-system/FilterPopover/FilterPopover.tsx'

interface CourseFilterProps {
  /** A course's id, or '' for all. */
  value: string
  onChange: (courseId: string) => void
}

/** The FILTER popover with the course select. @spec 161, 162, 437 */
export function CourseFilter({ value, onChange }: CourseFilterProps) {
  return (
    <FilterPopover activeCount={value === '' ? 0 : 1}>
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
