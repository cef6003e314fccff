export const phoneSheetWords = {
  /** The button that closes the sheet. */
  close: 'Close',
}
