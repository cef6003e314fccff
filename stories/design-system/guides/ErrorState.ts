import { partGuide } from '#stories/design-system/partGuide.ts'

export const guide = partGuide({
  purpose: 'Replaces what could not be shown: says what failed, in exact words, and offers to try again.',
  use: ['In place of a page, a list or a table that could not be loaded.'],
  notFor: [
    'A save that failed: errorMessage of the field, or an InlineAlert above the buttons.',
    'A deletion that was refused: errorMessage of ConfirmDialog.',
    'Nothing failed, but there is nothing to show: EmptyState.',
    'A failure after which the page still works: NoticeRegion.',
  ],
  anatomy: [
    'An illustration, 150 x 105 px (art)',
    'The title, shown verbatim (heading level 2)',
    'What happened, or what to do about it (children)',
    'The action: Retry',
  ],
  keyboard: {
    Tab: 'Reaches the action.',
    Enter: 'Presses it. It has the focus already if nothing else had it.',
    Space: 'Presses it, if it is a button.',
  },
  accessibility: [
    'It has role="alert": it is announced as soon as it appears.',
    'Its action takes the focus only if nothing else has it: nobody is interrupted while typing.',
    'The illustration is decorative and has no name.',
    'The action is required. The caller shows that it tries again, with isPending of the button or a skeleton.',
  ],
  dos: [
    'Show the server’s message, if it has one.',
    'Let Retry repeat what failed, with the same search and page.',
    'Keep head, search and menu of the page around it.',
  ],
  donts: [
    'Do not show codes and stack traces.',
    'Do not blame the user.',
    'Do not show two at once: one per page.',
  ],
  without: {
    hover: 'It cannot be pressed; its action is a Button.',
    disabled: 'Its action is always available.',
    error: 'It is the error itself: Default shows it.',
    'many items': 'One failure, one ErrorState.',
    none: 'Title and action are required.',
  },
  related: ['EmptyState', 'InlineAlert', 'NoticeRegion'],
  alsoKnownAs: ['error page', 'retry', 'failed to load', 'something went wrong', 'try again'],
})
