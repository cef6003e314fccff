import { partGuide } from '#stories/design-system/partGuide.ts'

export const guide = partGuide({
  purpose: 'Says that there is nothing to show and why, and offers one way on.',
  use: ['In place of the rows of a table or list without entries.', 'When a search or filter finds nothing.'],
  notFor: [
    'Something failed: ErrorState.',
    'Something is loading: DataTable without rows.',
    'One missing value: words in the cell, "Not set".',
  ],
  anatomy: [
    'An illustration, 150 x 105 px (art)',
    'The title, shown verbatim (heading level 2)',
    'A sentence (children)',
    'One action',
  ],
  keyboard: {
    Tab: 'Reaches the action, if there is one.',
    Enter: 'Presses the button or follows the link of the action.',
    Space: 'Presses the action, if it is a button.',
  },
  accessibility: [
    'It is a heading, a paragraph and an action, without a role of its own.',
    'It is not announced: the caller announces that nothing was found, if it follows a search.',
    'The illustration is decorative and has no name.',
    'In a DataTable, its props go into status.empty: the table keeps its head and its name.',
    'An action that removes itself, such as "Clear search", moves the focus on: to the search field, or the list.',
  ],
  dos: [
    'Say exactly what is missing: "NO COURSES FOUND".',
    'Distinguish "nothing yet" from "nothing found": ADD for the one, "Clear search" for the other.',
    'Offer one action.',
  ],
  donts: [
    'Do not leave a table blank instead.',
    'Do not draw people: buildings, tools and light only.',
    'Do not move the focus away from the search field.',
  ],
  without: {
    hover: 'It cannot be pressed; its action is a Button or a link.',
    'focus-visible': 'It cannot be focused; its action is a Button or a link.',
    disabled: 'Its action is always available.',
    busy: 'A wait is shown by DataTable without rows or by status.isPending of DataTable.',
    error: 'A failure is shown by ErrorState.',
    'many items': 'It is shown where there are no items.',
  },
  related: ['ErrorState', 'Skeleton', 'DataTable'],
  alsoKnownAs: ['no results', 'blank slate', 'zero state', 'nothing found', 'no data'],
})
