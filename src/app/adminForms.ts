/**
 * One chunk: the screens that add and change records, and the batch list and the staff, which use the same parts.
 */
export { BatchListPage } from '#admin/batches/BatchListPage.tsx'
export { BatchAddPage } from '#admin/batches/BatchAddPage.tsx'
export { BatchEditPage } from '#admin/batches/BatchEditPage.tsx'
export { ClassAddPage } from '#admin/classes/ClassAddPage.tsx'
export { ClassEditPage } from '#admin/classes/ClassEditPage.tsx'
export { CourseAddPage } from '#admin/courses/CourseAddPage.tsx'
export { CourseEditPage } from '#admin/courses/CourseEditPage.tsx'
export { DivisionAddPage } from '#admin/divisions/DivisionAddPage.tsx'
export { DivisionEditPage } from '#admin/divisions/DivisionEditPage.tsx'
export { StudentAddPage } from '#admin/people/StudentAddPage.tsx'
export { StudentEditPage } from '#admin/people/StudentEditPage.tsx'
export { TeacherAddPage } from '#admin/people/TeacherAddPage.tsx'
export { TeacherEditPage } from '#admin/people/TeacherEditPage.tsx'
export { StaffListPage } from '#admin/staff/StaffListPage.tsx'
export { RoleAddPage } from '#admin/roles/RoleAddPage.tsx'
export { RoleEditPage } from '#admin/roles/RoleEditPage.tsx'
