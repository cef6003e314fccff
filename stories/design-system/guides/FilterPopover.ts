import { partGuide } from '#stories/design-system/partGuide.ts'

export const guide = partGuide({
  purpose: 'A button that opens a panel of filters for a list. Each filter takes effect at once.',
  use: ['For two to five filters of one list.'],
  notFor: [
    'Searching by words: DebouncedSearch.',
    'A single filter with a short list: Select in the Toolbar.',
    'Actions: Menu.',
    'Fields that are saved: Form.',
  ],
  anatomy: [
    'The button "FILTER", with the number of active filters',
    'The panel in a popup',
    'Fields, stacked vertically',
  ],
  keyboard: {
    Tab: 'Reaches the button. In the panel: cycles through its fields.',
    'Enter, Space': 'On the button: opens the panel, at its first field.',
    Esc: 'Closes the panel, the topmost list first; the focus goes back to the button.',
  },
  accessibility: [
    'The panel is a dialog that does not cover the page. When it opens, the focus is on its first field.',
    'The number of filters is part of the button’s name: "FILTER 2 in effect".',
    'A press outside closes it. The lists of its fields open above it.',
    'The caller counts the active filters (activeCount).',
    'The caller announces the result: the number of rows, or an EmptyState.',
  ],
  dos: [
    'Keep the filters in the page’s address: Back and links then work.',
    'Give each field an option that stands for all: "All Courses".',
    'Offer one way to remove all filters when nothing is found: "Clear filters" in the EmptyState.',
  ],
  donts: [
    'Do not put a Submit button into it: each filter takes effect at once.',
    'Do not hide an active filter: the number must be right.',
    'Do not put more than five fields into it.',
  ],
  without: {
    busy: 'Each filter takes effect at once; the list that loads then shows the wait.',
    error: 'If the list cannot be loaded, the error is shown in place of its rows.',
  },
  related: ['DebouncedSearch', 'Select', 'PageHeader', 'DataTable'],
  alsoKnownAs: ['filters', 'facets', 'popover', 'refine'],
})
