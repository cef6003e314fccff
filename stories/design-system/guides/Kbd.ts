import type { Guide } from '#storybook/guide.ts'

export const guide: Guide = {
  purpose: 'Shows the key that does the same as the control it stands in. For eyes only.',
  notFor: [
    'Explaining keys in a text or a list: a plain kbd element, which is read aloud and stays on phones.',
    'A label of a state or a day: Badge.',
    'Words that only some need: Tooltip.',
  ],
  anatomy: ['A cap with one letter, sign or short word'],
  keyboard: [],
  accessibility: [
    'It is hidden from screen readers, and from phones, which have no keys.',
    'The control it stands in says the key by aria-keyshortcuts: its caller sets that.',
    'It listens to nothing: the app does, not while somebody types.',
    'Single letters must be switchable off: then show no cap either.',
  ],
  dos: [
    'Put it in or beside the control that the key works.',
    'Write keys as on the caps: M, /, Esc.',
    'Set its colours on dark ground by --kbd-text, --kbd-line and --kbd-background.',
  ],
  donts: ['Do not let it be the only mention of a key.', 'Do not show keys that nobody listens to.'],
  without: {
    hover: 'It is a picture of a key, not a key; its control has the state.',
    'focus-visible': 'It takes no focus; its control does.',
    disabled: 'Where keys are switched off no cap is shown.',
    busy: 'It only names a key.',
    error: 'It only names a key.',
    Malayalam: 'It shows a value of aria-keyshortcuts, which is in Latin letters.',
    'many items': 'It names one key; two keys are two caps.',
    none: 'A cap without a letter names no key: leave it out.',
  },
}
