/** One chunk: the forms of divisions, with a search for people. */
export { DivisionAddPage } from '#admin/divisions/DivisionAddPage.tsx'
export { DivisionEditPage } from '#admin/divisions/DivisionEditPage.tsx'
