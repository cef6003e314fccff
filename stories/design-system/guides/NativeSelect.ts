import type { Guide } from '#storybook/guide.ts'

export const guide: Guide = {
  purpose:
    'One of a list by the platform’s own means: phones show their own picker, and a screen that must be there at once loads no script for it.',
  notFor: [
    'A field of a form: Select, which shows details, long names in full and its own list.',
    'Some hundred options or more: ComboBox.',
    'Several values at once: MultiSelect.',
  ],
  anatomy: [
    'The label, which isLabelHidden leaves to screen readers',
    'The select with the chosen name, and a chevron',
    'The hint: why it is off, or what went wrong',
  ],
  keyboard: [
    ['Tab', 'Reaches it. A disabled one is skipped.'],
    ['↓ ↑', 'Chooses the next or previous option, or goes through the open list: the platform decides.'],
    ['A letter', 'Goes to the first name that begins so.'],
    ['Esc', 'Closes the open list.'],
  ],
  accessibility: [
    'It is a native select: role, name, value and list are those of the browser.',
    'The hint is its description. The caller says there why it is off.',
    'It is as high as every control: 38 px, 44 px on phones.',
  ],
  dos: [
    'Name the empty option for what it stands for: "All Batches".',
    'Keep the order that the user knows.',
  ],
  donts: [
    'Do not put it into a form beside Selects: two kinds of one thing.',
    'Do not hide one that is off: say what it waits for.',
  ],
  without: {
    busy: 'It never waits by itself: while its options load it is off, and its hint says so.',
    error: 'It narrows a list and is never refused; options that could not be loaded are told in the hint.',
    none: 'It has its empty option always.',
  },
}
