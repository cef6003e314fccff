/** One chunk: the forms with days and times. */
export { ClassAddPage } from '#admin/classes/ClassAddPage.tsx'
export { ClassEditPage } from '#admin/classes/ClassEditPage.tsx'
export { StudentAddPage } from '#admin/people/students/StudentAddPage.tsx'
export { StudentEditPage } from '#admin/people/students/StudentEditPage.tsx'
export { TeacherAddPage } from '#admin/people/teachers/TeacherAddPage.tsx'
export { TeacherEditPage } from '#admin/people/teachers/TeacherEditPage.tsx'
