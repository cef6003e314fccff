import { partGuide } from '#stories/design-system/partGuide.ts'

export const guide = partGuide({
  purpose: 'Says on which page of a list the user is, and leads to the other ones.',
  use: ['Below a list that the server returns page by page.'],
  notFor: [
    'Steps of a form or slides: Carousel for slides.',
    'A list that fits on one screen: leave it out.',
    'Finding one record among many: DebouncedSearch and filters.',
  ],
  anatomy: [
    'The navigation landmark',
    'A select of the rows per page (pageSize with onPageSizeChange)',
    '"Page 3 of 17"',
    'Page numbers around the current one, with the first and the last; not on phones, and not if isCompact',
    'Previous',
    'Next',
  ],
  keyboard: {
    Tab: 'Reaches the select, the numbers, Previous, then Next; the last two stay in the order at the first and last page too.',
    'Enter, Space': 'Turns the page.',
  },
  accessibility: [
    'It is a navigation named "Pages".',
    '"Page X of Y" is a status: a change is said politely, and the focus stays on the button.',
    'A number is named "Page 4". The current one has aria-current, an edge and a tint. The dots are text.',
    'At an end the button is aria-disabled, not disabled: who pressed it keeps the focus.',
    'On phones the buttons show only their arrow, 44 px square, and keep their names.',
    'The caller keeps the page in the address, and says nothing more.',
  ],
  dos: [
    'Put it at the end of the BottomBar, isCompact: one place for the thumb and for the eye.',
    'Say the range at the start of the bar: "31 to 45 of 248" (rangeText).',
    'Go back to page 1 when a search or filter changes.',
  ],
  donts: [
    'Do not show it twice, above and below the table.',
    'Do not hide it while the next page loads: the focus would be lost.',
  ],
  without: {
    busy: 'It stays as it is while a page loads: the table shows the wait (status.isPending of DataTable).',
    error: 'A page that could not be loaded is said where the list stands, by an ErrorState.',
    'long text': 'Its words are its own and short; ManyItems shows its longest numbers.',
    Malayalam: 'Its words are its own, in the English of the console.',
    none: 'A list of nothing has one page, as in Disabled.',
  },
  related: ['DataTable', 'BottomBar', 'DebouncedSearch'],
  status: 'trial',
  statusReason:
    'Page numbers and page size are new. It becomes stable when the lists of the console have used them for one minor version.',
  alsoKnownAs: ['pager', 'page numbers', 'paging', 'paginator', 'next page', 'page size'],
})
