import type { Words } from '#design-system/Words/Words.ts'

export const passwordFieldWords: Words['passwordField'] = {
  hint: (length) => `${length} characters: letters, digits and symbols.`,
  lengthHint: (length) => `${length} characters.`,
  isNew: 'New password, not saved yet.',
  isNewWithRevert: 'New password, not saved yet. Revert restores the saved one.',
  isMasked: 'To replace the password, press Generate.',
  copy: 'Copy',
  generate: 'Generate',
  revert: 'Revert',
}
