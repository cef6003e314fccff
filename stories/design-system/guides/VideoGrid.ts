import type { Guide } from '#storybook/guide.ts'

export const guide: Guide = {
  purpose: 'The videos of a playlist, in one to five columns.',
  notFor: [
    'A few cards in a row that is pushed sideways: Carousel.',
    'Records with several values to compare: DataTable.',
    'Playlists, courses, events: Cards in a grid of the page.',
  ],
  anatomy: ['The list, with its name', 'An <li> for each video', 'A VideoCard in each'],
  keyboard: [['Tab', 'Goes from card to card. Arrow keys do nothing of their own.']],
  accessibility: [
    'It is a list, named by label: how many there are is said at the start.',
    'The order on screen is that of the source, in all five columns.',
    'Columns: 1, then 2 from 560 px, 3 from 900, 4 from 1200, 5 from 1560.',
    'The caller wraps each card in an <li>, and says when a search changes the list.',
  ],
  dos: [
    'Keep the order of the days.',
    'Give the title of the playlist as label.',
    'Show all videos of a playlist: it is read from top to bottom.',
  ],
  donts: [
    'Do not put headings or other cards between the videos.',
    'Do not set columns of your own: the five widths are those of the specification.',
  ],
  without: {
    hover: 'Its cards answer to the pointer; the list does not.',
    'focus-visible': 'Its cards are stops of Tab; the list is none.',
    disabled: 'It is a list, which nobody operates.',
    busy: 'It is shown when its videos are known; until then a Skeleton is.',
    error: 'What could not be loaded is said by the page, in its place.',
    none: 'A playlist without videos is said by the page, in its place.',
  },
}
