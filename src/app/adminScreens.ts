/** One chunk: the lists, except the students', which must not wait for the others, and the pages of single people. */
export { BatchListPage } from '#admin/batches/BatchListPage.tsx'
export { ClassesScreen } from '#admin/classes/ClassesScreen.tsx'
export { CourseListPage } from '#admin/courses/CourseListPage.tsx'
export { DivisionListPage } from '#admin/divisions/DivisionListPage.tsx'
export { StudentDetailPage } from '#admin/people/students/StudentDetailPage.tsx'
export { TeacherListPage } from '#admin/people/teachers/TeacherListPage.tsx'
export { RoleListPage } from '#admin/roles/RoleListPage.tsx'
export { TeacherDetailPage } from './TeacherDetailPage.tsx'
