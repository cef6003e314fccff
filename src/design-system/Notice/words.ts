import type { Words } from '#design-system/Words/Words.ts'

export const noticeWords: Words['notice'] = {
  close: 'Close notice',
}
