/** One chunk: the import, and the batch list and the staff, which use the same parts. */
export { BatchListPage } from '#admin/batches/BatchListPage.tsx'
export { ImportPage } from '#admin/import/ImportPage.tsx'
export { StaffListPage } from '#admin/staff/StaffListPage.tsx'
