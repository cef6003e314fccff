/** One chunk: the screens beside the lists and the forms. */
export { AccountPage } from '#admin/account/AccountPage.tsx'
export { AuditPage } from '#admin/audit/AuditPage.tsx'
export { PrintPage } from '#admin/print/PrintPage.tsx'
export { TrashPage } from '#admin/trash/TrashPage.tsx'
