import { useCourses } from '#admin/shared/lookups.ts'
import { LookupSelect } from '#admin/shared/LookupSelect.tsx'
import { FilterPopover } from '#design-system/FilterPopover/FilterPopover.tsx'

interface CourseFilterProps {
  /** A course's id, or '' for all. */
  value: string
  onChange: (courseId: string) => void
}

/** FILTER, and in it the course. @spec 161, 162, 437 */
export function CourseFilter({ value, onChange }: CourseFilterProps) {
  return (
    <FilterPopover activeCount={value === '' ? 0 : 1}>
      <CourseSelect value={value} onChange={onChange} />
    </FilterPopover>
  )
}

/** Asks for the courses when the filter is opened. */
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
