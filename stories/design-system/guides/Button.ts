import type { Guide } from '#storybook/guide.ts'

export const guide: Guide = {
  purpose:
    'Button does something on this page: save, filter, delete. ButtonLink has the same looks and goes somewhere.',
  notFor: [
    'Going to another address: ButtonLink, so that a new tab and copying the address work.',
    'An action inside running text: Link with variant text.',
    'A symbol that needs no words, as in a row of a table: IconButton.',
    'A setting that is on or off at once: Switch.',
  ],
  anatomy: [
    'The button, or the link of a ButtonLink',
    'An icon before the label (icon)',
    'The label: one line, but for a place that is narrower than it',
    'An icon after the label (iconEnd): a chevron, an arrow',
    'While pending: a Spinner and the pending label, in the place of all three',
  ],
  keyboard: [
    ['Tab', 'Reaches the button. A disabled one is skipped; a pending or inert one is not.'],
    ['Enter', 'Presses it. On a ButtonLink: follows the link.'],
    ['Space', 'Presses it. A ButtonLink does not answer to Space, like every link.'],
  ],
  accessibility: [
    'It is a native button with type="button" unless it is told otherwise. ButtonLink is a native link.',
    'Its name is the label. While pending, the name is the pending label: "Loading..." by default.',
    'Pending sets aria-busy and aria-disabled, keeps the focus, and ignores presses and submits.',
    'isInert sets aria-disabled and keeps the focus. isDisabled is the native attribute: the focus is lost.',
    'With isIconOnPhones the label is hidden from sight on phones and stays the name.',
    'The end of the wait is not announced here: its caller says the result, by a NoticeRegion for example.',
    'The caller sets lang on a Malayalam or Arabic label.',
  ],
  dos: [
    'Have one primary button in a view.',
    'Give isPending (true or false) from the start to every button that can be pending: its width is then kept.',
    'Write the label exactly as the specification does, "ADD COURSE" or "Yes, Delete".',
    'Take lg (48 px) on the public site, md in the console, sm (32 px) only where a mouse is likely.',
  ],
  donts: [
    'No red primary button. The red variants are for deleting alone.',
    'Do not disable a button while its work is under way: that throws the focus away.',
    'Do not put isIconOnPhones on a button without an icon: on phones nothing would remain to be seen.',
    'Do not change the label to show a state that isPending already shows.',
  ],
  without: {
    error:
      'What it did fails elsewhere: under a field, in its Dialog, in a notice. The button is then as before.',
    'many items': 'It is one action; its place lays out several.',
    none: 'A button has a label always: the type asks for one.',
  },
}
