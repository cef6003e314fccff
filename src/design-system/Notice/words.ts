export const noticeWords = {
  close: 'Close notice',
}
