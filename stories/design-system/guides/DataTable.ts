import type { Guide } from '#storybook/guide.ts'

export const guide: Guide = {
  purpose:
    'Records of one kind in rows and columns. On phones (768 px and below) each row becomes a card, by CSS alone.',
  use: ['For more than about five records of one kind that users compare, sort or open.'],
  notFor: [
    'The fields of a single record: a description list, in a Dialog for example.',
    'Pictures to choose from: VideoGrid or Cards.',
    'The first load: SkeletonTable, with the same head.',
    'Rows that are edited in place: there is no such part; a Form has a page of its own.',
  ],
  anatomy: [
    'The frame',
    'The head: one HeadCell for each column; it sticks to the top and is hidden from sight on phones',
    'Row',
    'NumberCell: the number of the row, counted on across pages',
    'Cell: primary heads the card, kicker stands above it in red, muted and numeric as they say',
    'Lines for several values, SecondLine for the lesser half of a value',
    'RowButton or RowLink in the primary cell: the action of the whole row',
    'ActionsCell: IconButtons; on phones they show their words',
    'state: an EmptyState or an ErrorState below the head',
  ],
  keyboard: [
    [
      'Tab',
      'Goes through the RowButton or RowLink, links and buttons of each row. Rows and cells are no stops.',
    ],
    ['Enter', 'Presses the RowButton or follows the RowLink: the same as a click on the row.'],
    ['Space', 'Presses the RowButton.'],
  ],
  accessibility: [
    'It is a native table named by label. Every element says its role aloud too, as Safari forgets it in cards.',
    'While isBusy, aria-busy is set and the old rows stay at 60 %, their text in the darkest colour.',
    'A marked row scrolls into view once, and its primary cell ends with the word "saved", unseen.',
    'In forced colours a line around the row takes the place of its tint and edge.',
    'The ring of a RowButton or RowLink runs around the whole row. A RowButton says that it opens a dialog.',
    'onAction of a Row is for pointers only: its caller adds a RowButton or RowLink that does the same.',
    'A click on a link or button in the row, or at the end of marking text, does not trigger onAction.',
    'The caller gives about to each button of an ActionsCell: "Delete Batch 07".',
    'The caller says what changed: the page, the number of rows found, a deletion.',
  ],
  dos: [
    'Give each Cell the label of its column: cards show it.',
    'Say what is not there in words, muted: "Not set", "N/A".',
    'Use variant people for lists of people: name first, no labels.',
    'Keep the old rows while a filter loads; show a SkeletonTable only before the first rows.',
  ],
  donts: [
    'Do not leave the table blank: give state.',
    'Do not hide on phones what is needed to decide (isDeskOnly).',
    'Do not make one row both a link and a dialog.',
    'Do not cut text by a count of characters: Malayalam conjuncts break.',
  ],
  without: {
    disabled: 'A list that may not be seen is not shown; a button in a row is disabled by itself.',
  },
  related: ['SkeletonTable', 'EmptyState', 'Pagination', 'PageHeader', 'DebouncedSearch'],
  status: 'trial',
  statusReason:
    'Its columns, sorting and selection are new. It becomes stable when the lists of the console have used them for one minor version.',
  since: '0.1.0',
  alsoKnownAs: [
    'table',
    'grid view',
    'data grid',
    'list view',
    'datagrid',
    'sortable table',
    'row selection',
  ],
}
