import { CourseListPage } from '#admin/courses/CourseListPage.tsx'
import { TeacherDetailNotice } from '#admin/people/teachers/TeacherDetailNotice.tsx'

/** The course list, with a link to the teacher's details above it. @spec 95, reading Q11 */
export function TeacherDetailPage() {
  return (
    <>
      <TeacherDetailNotice />
      <CourseListPage />
    </>
  )
}
