/** One chunk: the forms of people and batches, with choices and days. */
export { BatchAddPage } from '#admin/batches/BatchAddPage.tsx'
export { BatchEditPage } from '#admin/batches/BatchEditPage.tsx'
export { StudentAddPage } from '#admin/people/students/StudentAddPage.tsx'
export { StudentEditPage } from '#admin/people/students/StudentEditPage.tsx'
export { TeacherAddPage } from '#admin/people/teachers/TeacherAddPage.tsx'
export { TeacherEditPage } from '#admin/people/teachers/TeacherEditPage.tsx'
