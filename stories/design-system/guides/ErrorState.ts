import type { Guide } from '#storybook/guide.ts'

export const guide: Guide = {
  purpose: 'Takes the place of what could not be shown: what failed, in exact words, and a way to try again.',
  notFor: [
    'A save that failed: errorMessage of the field, or an InlineAlert above the buttons.',
    'A deletion that was refused: errorMessage of ConfirmDialog.',
    'Nothing there, but nothing failed: EmptyState.',
    'Something that failed in passing, while the page still works: NoticeRegion.',
  ],
  anatomy: [
    'A drawing, 150 x 105 px (art): the dim lamp',
    'The title, exactly as it is given (heading level 2)',
    'What happened, or what to do about it (children)',
    'The action: Retry',
  ],
  keyboard: [
    ['Tab', 'Reaches the action.'],
    ['Enter', 'Presses it: at once, as it has the focus already if nothing else had it.'],
    ['Space', 'Presses it, if it is a button.'],
  ],
  accessibility: [
    'It has role="alert": it is said at once when it comes.',
    'Its action takes the focus when it comes, but only if the focus was nowhere else: nobody is torn away from typing.',
    'The drawing is decoration and has no name.',
    'The action is required. The caller says that it is trying again, by isPending of the button or a skeleton.',
  ],
  dos: [
    'Show the exact text of the server, if it has one.',
    'Let Retry do again what failed, with the same search and page.',
    'Keep head, search and menu of the page in place around it.',
  ],
  donts: [
    'Do not show codes and traces.',
    'Do not blame the user.',
    'Do not show two at once: one for the page.',
  ],
  without: {
    hover: 'It does not answer to a pointer; its action is a Button.',
    disabled: 'It can always be tried again.',
    error: 'It is the error itself: Default shows it.',
    'many items': 'One failure, one ErrorState.',
    none: 'Title and action are required: without them it says nothing.',
  },
}
