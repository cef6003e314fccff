/** One chunk: the lists, except those of students and classes, which must not wait for the others. */
export { BatchListPage } from '#admin/batches/BatchListPage.tsx'
export { CourseListPage } from '#admin/courses/CourseListPage.tsx'
export { DivisionListPage } from '#admin/divisions/DivisionListPage.tsx'
export { TeacherListPage } from '#admin/people/teachers/TeacherListPage.tsx'
export { RoleListPage } from '#admin/roles/RoleListPage.tsx'
export { TeacherDetailPage } from './TeacherDetailPage.tsx'
