import type { Guide } from '#storybook/guide.ts'

export const guide: Guide = {
  purpose: 'A button with a panel of filters for a list. Each filter takes effect at once.',
  notFor: [
    'Searching by words: DebouncedSearch.',
    'A single filter with a short list: Select in the Toolbar.',
    'Actions: Menu.',
    'Fields that are saved: Form.',
  ],
  anatomy: [
    'The button "FILTER", with the number of filters in effect',
    'The panel in a popup',
    'Fields, one below the other',
  ],
  keyboard: [
    ['Tab', 'Reaches the button. In the panel: goes round through its fields.'],
    ['Enter', 'On the button: opens the panel, at its first field.'],
    ['Space', 'Does the same as Enter.'],
    ['Esc', 'Closes the panel, the topmost list first; the focus goes back to the button.'],
  ],
  accessibility: [
    'The panel is a dialog that does not cover the page. When it opens, the focus is on its first field.',
    'The number of filters is part of the name of the button: "FILTER 2 in effect".',
    'A press outside closes it. Its lists open above it.',
    'The caller counts the filters (activeCount).',
    'The caller says what came out: how many rows, or an EmptyState.',
  ],
  dos: [
    'Keep the filters in the address of the page: Back and links then work.',
    'Give each field an option that stands for all: "All Courses".',
    'Offer one way back to all when nothing is found: "Clear filters" in the EmptyState.',
  ],
  donts: [
    'Do not put a Submit button into it: each filter takes effect at once.',
    'Do not hide a filter in effect: the number must be right.',
    'Do not put more than five fields into it.',
  ],
  without: {
    busy: 'Each filter takes effect at once; what then loads is the list, which shows it.',
    error: 'What fails is the loading of the list, which says so where the rows would be.',
  },
}
