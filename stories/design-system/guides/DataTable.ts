import { partGuide } from '#stories/design-system/partGuide.ts'

export const guide = partGuide({
  purpose:
    'Records of one kind in rows and columns. On phones (768 px and below) each row becomes a card, by CSS alone.',
  use: ['For more than about five records of one kind that users compare, sort or open.'],
  notFor: [
    'The fields of a single record: a description list, in a Dialog for example.',
    'Pictures to choose from: VideoGrid or Cards.',
    'Rows that are edited in place: there is no such part; a Form has a page of its own.',
  ],
  anatomy: [
    'The head sticks to the top and is hidden from sight on phones',
    'A row for each of rows; on phones a card, headed by the column with isRowHeader',
    'numberColumn: the number of the row, counted on across pages',
    'Lines for several values, SecondLine for the lesser half of a value, Muted in place of a missing one',
    'rowAction: the name as a button or a link, the whole row as its target; RowButton and RowLink do it in any cell',
    'A column of the variant actions: IconButtons; on phones they show their words',
    'sorting: a button in the head of each column with allowsSorting; on phones a select above the cards',
    'selection: a tick box in each row and one in the head, and a SelectionBar once something is selected',
    'status: a skeleton, an EmptyState, an ErrorState, or an alert above old rows',
  ],
  keyboard: {
    Tab: 'Goes through sort buttons, tick boxes, links and buttons. Rows and cells are no stops.',
    Enter: 'Presses a sort button or the row’s name: the same as a click on the row.',
    Space: 'Presses a button, or ticks a row; with Shift all rows since the last tick, as a click does.',
    Escape: 'Lets the selection go.',
  },
  accessibility: [
    'It is a native table named by label. Every element says its role aloud too, as Safari forgets it in cards.',
    'The sorted column has aria-sort. A new order is announced: "Sorted by Name, ascending".',
    'A tick box is named after its row: "Select Aysha Rahman". The one in the head is mixed for a part of the page.',
    'A new selection is announced: "3 selected". After Clear the focus is on the last tick box.',
    'While status.isPending, aria-busy is set and the old rows stay at 60 %, their text in the darkest colour.',
    'A marked row scrolls into view once, and its name ends with the word "saved", unseen.',
    'The ring of a row’s name runs around the whole row.',
    'A click on a link or button in the row, or at the end of marking text, does not trigger the row’s action.',
    'The caller gives about to each button in a row, "Delete Batch 07", and says what changed.',
  ],
  dos: [
    'Define columns once, or in useMemo: a tick then renders one row.',
    'Go back to page 1 when the order, the search or a filter changes; let the selection go when the search or a filter does.',
    'When selectedKeys is "all", act on all rows that match. Give rowKey the id of the record: selections keep it over pages.',
    'Keep the old rows while others load; pass undefined only at first.',
    'Set selection.total: the user can then select all rows that match.',
    'Use layout.cards people for lists of people, and lines where many rows should fit on a phone.',
  ],
  donts: [
    'Do not show more than 200 rows at once, nor sort one page of many in the browser: use Pagination, and let the server sort.',
    'Do not hide on phones what is needed to decide (card: hidden).',
    'Do not cut text by a count of characters: Malayalam conjuncts break.',
  ],
  without: {
    disabled: 'A list that may not be seen is not shown; a button in a row is disabled by itself.',
  },
  state:
    'It is controlled only: the caller holds order, selection and page, or useSelection holds the selection for it.',
  related: ['EmptyState', 'Pagination', 'PageHeader', 'DebouncedSearch'],
  status: 'trial',
  statusReason:
    'Its columns, sorting and selection are new. It becomes stable when the lists of the console have used them for one minor version.',
  alsoKnownAs: [
    'table',
    'grid view',
    'data grid',
    'list view',
    'datagrid',
    'sortable table',
    'row selection',
  ],
})
