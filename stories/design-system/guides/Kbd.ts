import { because, partGuide } from '#stories/design-system/partGuide.ts'

export const guide = partGuide({
  purpose: 'Shows the keyboard shortcut of the control in which it stands. For sighted users only.',
  use: ['In or beside a control that has a shortcut.'],
  notFor: [
    'Keys in a text or list: a plain kbd element, which is read aloud and stays on phones.',
    'The label of a state or a day: Badge.',
    'Words that only some users need: text beside the control.',
  ],
  anatomy: ['A key cap with one letter, sign or short word'],
  accessibility: [
    'It is hidden from screen readers, and on phones, which have no keys.',
    'The caller sets aria-keyshortcuts on the control.',
    'It handles no key: the app does, not while somebody types.',
    'Users must be able to turn single-letter shortcuts off; then show no Kbd either.',
  ],
  dos: [
    'Put it in or beside the control that the key operates.',
    'Write keys as on the keyboard: M, /, Esc.',
    'Set its colours on dark backgrounds with --kbd-text, --kbd-line and --kbd-background.',
  ],
  donts: ['Do not let it be the only mention of a shortcut.', 'Do not show keys that nothing handles.'],
  without: {
    hover: 'It is a picture of a key; its control has the state.',
    'focus-visible': 'It cannot be focused; its control can.',
    disabled: 'Where shortcuts are turned off it is not shown.',
    ...because('It only names a key.', 'busy', 'error'),
    Malayalam: 'It shows a value of aria-keyshortcuts, which is in Latin letters.',
    'many items': 'It names one key; two keys need two.',
    none: 'Without a letter the caller leaves it out.',
  },
  related: ['DebouncedSearch', 'BottomBar', 'Drawer'],
  alsoKnownAs: ['shortcut', 'keyboard shortcut', 'hotkey', 'key cap'],
})
