import { partGuide } from '#stories/design-system/partGuide.ts'

export const guide = partGuide({
  purpose:
    'Button does something on this page: saves, filters, deletes. ButtonLink looks the same and goes to another page.',
  use: [
    'For an action on this page that is best named in words: save, add, delete.',
    'ButtonLink: for the main link of a view, such as “Open the Library”.',
  ],
  notFor: [
    'Going to another address: ButtonLink, so that opening a new tab and copying the address work.',
    'An action within running text: Link with variant text.',
    'An action whose symbol everybody knows, as in a table row: IconButton.',
    'A setting that takes effect at once: Switch.',
  ],
  anatomy: [
    'The button, or the link of a ButtonLink',
    'An icon before the label (icon)',
    'The label, on one line unless its container is narrower',
    'An icon after the label (iconEnd): a chevron or an arrow',
    'While pending, a Spinner and the pending label replace all three',
  ],
  keyboard: {
    Tab: 'Reaches the button. A disabled one is skipped; a pending or inert one is not.',
    Enter: 'Presses it. On a ButtonLink: follows the link.',
    Space: 'Presses it. A ButtonLink does not answer to Space, like every link.',
  },
  accessibility: [
    'Button is a native button with type="button" by default. ButtonLink is a native link.',
    'Its accessible name is the label. While pending, it is the pending label: "Loading..." by default.',
    'Pending sets aria-busy and aria-disabled, keeps the focus, and ignores presses and submits.',
    'isInert sets aria-disabled and keeps the focus. isDisabled sets the native attribute, which loses the focus.',
    'With isIconOnPhones the label is visually hidden on phones and remains the name.',
    'The caller announces the result of the action, with a NoticeRegion for example.',
    'The caller sets lang on a label in another language.',
  ],
  dos: [
    'Have one primary button in a view.',
    'Pass isPending, true or false, from the start to every button that can be pending. It is then wide enough for both labels.',
    'Start the label with a verb and name the object: "ADD COURSE", "Yes, Delete".',
    'Use lg (48 px) on the public site, md in the console, and sm (32 px) only where people use a mouse.',
  ],
  donts: [
    'Do not use a danger variant for anything but deleting.',
    'Do not disable a button while its action runs: the focus would be lost. Use isPending.',
    'Do not use isIconOnPhones without an icon: the button would be empty on phones.',
    'Do not change the label to show a state that isPending already shows.',
  ],
  without: {
    error:
      'A failed action is reported elsewhere: at a field, in a Dialog, in a notice. The button looks as before.',
    'many items': 'It is one action; the container lays out several.',
    none: 'A button always has a label: the type requires it.',
  },
  related: ['ButtonLink', 'IconButton', 'Link', 'RoundButton', 'Menu'],
  alsoKnownAs: ['cta', 'call to action', 'submit button'],
})
