import { fieldGuide } from '#stories/design-system/partGuide.ts'

export const guide = fieldGuide({
  since: '0.2.0',
  purpose:
    'One picture of a form: shown large, replaced by another one, with its alternative text beside it.',
  use: ['For a picture that belongs to one record: an event, a course, a page.'],
  notFor: ['Many photographs at once: FileUpload.', 'A picture to look at: Card or Lightbox.'],
  anatomy: [
    'The picture, whole, no higher than 24 rem; a sign in its place while there is none',
    'The button: "Choose a picture", or "Choose another picture"',
    'The file on its way: a bar, or why it failed with "Try again" and "Remove"',
    'Beside it, or below where there is no room: the field for the alternative text (children)',
  ],
  keyboard: {
    Tab: 'Reaches the button, then those of the file on its way, then the field beside.',
    'Enter, Space': 'Open the browser’s window, or press the button.',
    'Ctrl + V': 'With the focus on the button: takes a copied picture.',
  },
  accessibility: [
    'It is a native file input; its name is the label and "Choose another picture".',
    'The picture has alt, the text that is being written for it.',
    'When the file is done or has failed, that is announced.',
    'When a button goes with the state of the file, the focus is on the one that chooses.',
  ],
  dos: [
    'Pass a TextField for the alternative text as children: with the picture before their eyes users write a better one.',
    'Show the old picture until the new one is done.',
    'Say in the description which shape the page needs.',
  ],
  donts: ['Do not cut the picture here: users must see all of what they choose.'],
  without: {
    busy: 'The file has its own wait, which SendingAndFailed shows.',
    'many items': 'It holds one picture.',
    'long text': 'Its texts are those of FileUpload, and of the field beside it.',
  },
  related: ['FileUpload', 'TextField', 'Card'],
  status: 'trial',
  statusReason: 'It is new. It becomes stable when the forms of the site have used it for one minor version.',
  alsoKnownAs: ['image input', 'image picker', 'photo field', 'image upload'],
})
