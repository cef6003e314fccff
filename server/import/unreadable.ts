import { invalid, type Refusal } from '#server/refusal.ts'

/** Returns the refusal of a file that cannot be read. The message says what to do about it. */
export const unreadable = (message: string): Refusal => invalid({ file: [message] }, message)

export const DAMAGED =
  'The file is damaged or incomplete. Open it in your spreadsheet program, save it as .xlsx and try again.'
