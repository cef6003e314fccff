import type { Words } from '#design-system/Words/Words.ts'

export const fieldWords: Words['field'] = {
  optional: 'optional',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  copied: 'Copied',
  noClipboard:
    'This browser does not allow copying here. The password is selected, so you can copy it yourself.',
}
