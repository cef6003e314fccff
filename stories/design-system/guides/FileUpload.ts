import { fieldGuide } from '#stories/design-system/partGuide.ts'

export const guide = fieldGuide({
  since: '0.2.0',
  purpose: 'Chooses several files, by button, drop or paste, and shows how far each is on its way.',
  use: ['For several files that are sent at once, each kept as it arrives.'],
  notFor: ['One picture with its alternative text: PictureField.', 'A task without files: Progress.'],
  anatomy: [
    'The area with the button, which takes dropped files, too; where a mouse is, it says so',
    'A sentence when more files were chosen than maxFiles allows',
    'A row for each file: a small picture (preview), its name and size, its state or a bar, and its buttons',
    '"Try again" in the row of a failed file, "Remove" in every row',
  ],
  keyboard: {
    Tab: 'Reaches the button, then those of each row.',
    'Enter, Space': 'Open the browser’s window, or press the button of a row.',
    'Ctrl + V': 'With the focus on the button: takes copied files.',
  },
  accessibility: [
    'It is a native file input; its name is the label and "Choose files". Phones offer camera and album by accept.',
    'The list is named "Photographs, files"; each bar by its file, each button with it: "Remove gate.jpg".',
    'A file that is done or has failed is announced, with how many are done. Progress on the way is not.',
    'After "Try again" the focus is on "Remove" of the same file; after "Remove" on that of the next one, else on the button.',
  ],
  dos: [
    'Say in the description which types and sizes are taken.',
    'Check the files yourself: a dropped file may have any type. Add a refused one as failed, with a sentence in message.',
    'Send a few at a time, and leave the others waiting.',
    'Say in message what to do: "Larger than 12 MB. Choose a smaller one."',
  ],
  donts: [
    'Do not take files out of the list as they are done: the list then jumps.',
    'Do not send a form before its files are done: they are not part of its data.',
  ],
  without: {
    busy: 'Each file has its own wait, which SendingAndFailed shows.',
    none: 'Default begins empty.',
  },
  state: 'It is controlled only: the caller holds the files, sends them and tells their progress.',
  related: ['PictureField', 'Progress', 'Form'],
  status: 'trial',
  statusReason:
    'It is new. It becomes stable when the gallery of the site has used it for one minor version.',
  alsoKnownAs: ['upload', 'file input', 'dropzone', 'file picker', 'attachment'],
})
