/** One chunk: what can be done with the chosen rows of a list, and the dialogs that ask first. */
export { BulkActions } from './BulkActions.tsx'
export { BulkDialogs } from './BulkDialogs.tsx'
