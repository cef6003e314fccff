import type { Guide } from '#storybook/guide.ts'

export const guide: Guide = {
  purpose: 'A soft strip in a page or dialog that says what is the matter here, and stays.',
  notFor: [
    'The error of one field: errorMessage of the field.',
    'The errors of a form: Form has its summary.',
    'What has just happened and needs no answer: NoticeRegion.',
    'Nothing but an error to show: ErrorState.',
  ],
  anatomy: [
    'The strip, in the colour of its tone',
    'The icon of the tone',
    'The text',
    'One or two buttons (action)',
  ],
  keyboard: [
    ['Tab', 'Reaches the buttons of action, if there are any. The strip itself is no stop.'],
    ['Enter', 'Presses the button that has the focus.'],
    ['Space', 'Presses the button that has the focus.'],
  ],
  accessibility: [
    'An error has role="alert" and is said at once. The other tones have role="status" and are polite.',
    'Colour is not alone: each tone has an icon, for eyes only; the words say the tone.',
    'It does not take the focus.',
    'The caller renders it when it is news. One that is there from the start may not be read aloud: it is still read in its place.',
  ],
  dos: [
    'Put it next to what it is about: in a dialog, above the footer.',
    'Show the text of the server as it is: "Cannot delete this batch."',
    'Use warning for a decision: "Somebody else changed this in the meantime."',
  ],
  donts: [
    'Do not stack several: say the most important thing.',
    'Do not use the tone error for a hint.',
    'Do not let it vanish by itself.',
  ],
  without: {
    hover: 'The strip does not answer to a pointer; its buttons are those of Button.',
    'focus-visible': 'The strip takes no focus; its buttons are those of Button.',
    disabled: 'Words are not switched off; its buttons are those of Button.',
    busy: 'It says what is the matter; a button in it shows its own wait.',
    'many items': 'One strip says one thing; the errors of a form stand in the summary of Form.',
    none: 'Without a text there is nothing to show.',
  },
}
