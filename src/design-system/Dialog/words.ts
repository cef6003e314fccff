export const dialogWords = {
  close: 'Close',
}
