/** One chunk: the forms of classes, with times and several divisions. */
export { ClassAddPage } from '#admin/classes/ClassAddPage.tsx'
export { ClassEditPage } from '#admin/classes/ClassEditPage.tsx'
