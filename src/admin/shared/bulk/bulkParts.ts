/** One chunk: what can be done with the chosen rows of a list, the dialogs that ask first, and who was refused. */
export { bulkFlow } from './bulkFlow.ts'
export { BulkActions } from './BulkActions.tsx'
export { BulkDialogs } from './BulkDialogs.tsx'
export { RefusedAlert } from '#admin/shared/form/RefusedAlert.tsx'
