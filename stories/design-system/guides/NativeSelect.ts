import { partGuide } from '#stories/design-system/partGuide.ts'

export const guide = partGuide({
  purpose:
    'Chooses one option with the browser’s own list. Phones show their own picker, and no script is loaded for it.',
  use: [
    'On pages that must load as little script as possible.',
    'For a short filter outside a form.',
    'In a form, where a finger points: media query (pointer: coarse).',
  ],
  notFor: [
    'A field of a form under a mouse: Select, which shows details and long names in full.',
    'Hundreds of options: ComboBox.',
    'Several values at once: MultiSelect.',
  ],
  anatomy: [
    'The label, which isLabelHidden hides visually',
    'The select with the selected name, and a chevron',
    'The hint: why it is disabled, or what went wrong',
  ],
  keyboard: {
    Tab: 'Reaches it. A disabled one is skipped.',
    '↓ ↑': 'Selects the next or previous option, or moves through the open list, depending on the platform.',
    'A letter': 'Goes to the first name that begins so.',
    Esc: 'Closes the open list.',
  },
  accessibility: [
    'It is a native select: role, name, value and list are the browser’s.',
    'The hint is its description. The caller says there why it is disabled.',
    'It is 38 px high, 44 px on phones, as every control.',
  ],
  dos: [
    'Name the empty option for what it stands for: "All Batches".',
    'Sort options in an order that users know.',
  ],
  donts: [
    'Do not mix it with Selects in one form: users would meet two kinds of list.',
    'Do not hide a disabled one: say what it waits for.',
  ],
  without: {
    busy: 'It has no wait of its own: while its options load it is disabled, and its hint says so.',
    error: 'It narrows a list and is never rejected; the hint says if its options could not be loaded.',
    none: 'It has its empty option, or its placeholder.',
  },
  related: ['Select', 'ComboBox', 'FilterPopover'],
  alsoKnownAs: ['native dropdown', 'system picker', 'html select'],
})
