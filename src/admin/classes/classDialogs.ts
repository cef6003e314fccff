/** One chunk: the dialogs of the lists of classes that have fields. */
export { ShiftDialog } from './ShiftDialog.tsx'
export { WhatsAppDialog } from './whatsapp/WhatsAppDialog.tsx'
