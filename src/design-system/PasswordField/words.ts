export const passwordFieldWords = {
  /** The hint before a password is generated. */
  hint: (length: number) => `${length} characters: letters, digits and symbols.`,
  /** The same where the characters are the app's own. */
  lengthHint: (length: number) => `${length} characters.`,
  isNew: 'New password, not saved yet.',
  /** The same where Revert is offered. */
  isNewWithRevert: 'New password, not saved yet. Revert restores the saved one.',
  /** The hint of a saved password that the server does not reveal. */
  isMasked: 'To replace the password, press Generate.',
  copy: 'Copy',
  generate: 'Generate',
  revert: 'Revert',
}
