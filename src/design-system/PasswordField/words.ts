import type { Words } from '#design-system/Words/Words.ts'

export const passwordFieldWords: Words['passwordField'] = {
  hint: (length) => `${length} characters: letters, digits and symbols.`,
  isNew: 'New password, not saved yet.',
  isNewWithRevert: 'New password, not saved yet. Revert restores the saved one.',
  isMasked: 'A password is set; it cannot be shown. Generate makes a new one.',
  copy: 'Copy',
  generate: 'Generate',
  revert: 'Revert',
}
