/** All fields. */
export const fieldWords = {
  /** Beside the label. */
  optional: 'optional',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  copied: 'Copied',
  /** Shown if the browser refuses to copy; the password is then selected. */
  noClipboard:
    'This browser does not allow copying here. The password is selected, so you can copy it yourself.',
}
