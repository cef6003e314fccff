/** One chunk: the import. */
export { ImportPage } from '#admin/import/ImportPage.tsx'
