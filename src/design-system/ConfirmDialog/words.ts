import type { Words } from '#design-system/Words/Words.ts'

export const confirmDialogWords: Words['confirmDialog'] = {
  cancel: 'Cancel',
}
