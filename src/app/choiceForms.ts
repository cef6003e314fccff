/** One chunk: the forms of texts and choices. */
export { BatchAddPage } from '#admin/batches/BatchAddPage.tsx'
export { BatchEditPage } from '#admin/batches/BatchEditPage.tsx'
export { DivisionAddPage } from '#admin/divisions/DivisionAddPage.tsx'
export { DivisionEditPage } from '#admin/divisions/DivisionEditPage.tsx'
