import type { Guide } from '#storybook/guide.ts'

export const guide: Guide = {
  purpose: 'Says that there is nothing to show, why, and shows one way on.',
  notFor: [
    'Something failed: ErrorState.',
    'Something is on its way: SkeletonTable.',
    'One value that is missing: words in the cell, "Not set".',
  ],
  anatomy: [
    'A drawing, 150 x 105 px (art): the ledger',
    'The title, exactly as it is given (heading level 2)',
    'A sentence (children)',
    'One way out (action)',
  ],
  keyboard: [
    ['Tab', 'Reaches the action, if there is one.'],
    ['Enter', 'Presses the button or follows the link of the action.'],
    ['Space', 'Presses the action, if it is a button.'],
  ],
  accessibility: [
    'It is a heading, a paragraph and an action, without a role of its own.',
    'It is not announced: its caller says that nothing was found, if it follows a search.',
    'The drawing is decoration and has no name.',
    'It stands in state of DataTable: the table keeps its head and its name.',
  ],
  dos: [
    'Give the exact text of the specification: "NO COURSES FOUND".',
    'Tell apart "nothing yet" and "nothing found": ADD for the one, "Clear search" for the other.',
    'Give one way out.',
  ],
  donts: [
    'Do not leave a table blank instead.',
    'Do not draw people: buildings, tools and light only.',
    'Do not take the focus from the search field.',
  ],
  without: {
    hover: 'It does not answer to a pointer; its action is a Button or a link.',
    'focus-visible': 'It takes no focus; its action is a Button or a link.',
    disabled: 'Its one way out is always open.',
    busy: 'A wait is shown by SkeletonTable or by isBusy of DataTable.',
    error: 'A failure is shown by ErrorState.',
    'many items': 'It stands where there are no items.',
  },
}
