import { RecordActions } from '#admin/shared/RecordActions.tsx'
import { RecordRow } from '#admin/shared/RecordRow.tsx'
import { paths } from '#contract/paths.ts'
import type { Course } from '#contract/courses.ts'
import { Cell } from '#design-system/DataTable/Cell.tsx'
import { langOf } from '#design-system/langOf.ts'

interface CourseRowProps {
  course: Course
  number: number
  onDelete: () => void
}

/** A course in the list. @spec 212-215 */
export function CourseRow({ course, number, onDelete }: CourseRowProps) {
  const { M01_CourseId: id, M01_Title: title, M01_Description: description } = course
  return (
    <RecordRow id={id} number={number}>
      <Cell label="Title" variant="primary">
        <span {...langOf(title)}>{title}</span>
      </Cell>
      <Cell label="Description" variant="muted">
        <span {...langOf(description)}>{description}</span>
      </Cell>
      <RecordActions name={title} editHref={paths.admin.courseEdit(id)} onDelete={onDelete} />
    </RecordRow>
  )
}
