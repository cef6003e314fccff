/** One chunk: the forms of text alone. */
export { CourseAddPage } from '#admin/courses/CourseAddPage.tsx'
export { CourseEditPage } from '#admin/courses/CourseEditPage.tsx'
export { RoleAddPage } from '#admin/roles/RoleAddPage.tsx'
export { RoleEditPage } from '#admin/roles/RoleEditPage.tsx'
