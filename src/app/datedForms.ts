/** One chunk: the forms with days and times. */
export { ClassAddPage } from '#admin/classes/ClassAddPage.tsx'
export { ClassEditPage } from '#admin/classes/ClassEditPage.tsx'
export { StudentAddPage } from '#admin/people/StudentAddPage.tsx'
export { StudentEditPage } from '#admin/people/StudentEditPage.tsx'
export { TeacherAddPage } from '#admin/people/TeacherAddPage.tsx'
export { TeacherEditPage } from '#admin/people/TeacherEditPage.tsx'
