/** One chunk: what can be done with the chosen rows of a list, and the dialogs that ask first. */
export { SeveralActions } from './SeveralActions.tsx'
export { SeveralDialogs } from './SeveralDialogs.tsx'
