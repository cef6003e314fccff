import { partGuide } from '#stories/design-system/partGuide.ts'

export const guide = partGuide({
  purpose: 'The videos of a playlist, in one to five columns.',
  use: ['For all videos of one playlist.'],
  notFor: [
    'A few cards in a row that scrolls sideways: Carousel.',
    'Records with several values to compare: DataTable.',
    'Playlists, courses, events: Cards in a grid of the page.',
  ],
  anatomy: ['The list, with its name', 'An <li> for each video', 'A VideoCard in each'],
  keyboard: { Tab: 'Goes from card to card. Arrow keys do nothing of their own.' },
  accessibility: [
    'It is a list named by label: screen readers announce the number of items at its start.',
    'The visual order is that of the source, in all five layouts.',
    'Columns: 1, then 2 from 560 px, 3 from 900, 4 from 1200, 5 from 1560.',
    'The caller wraps each card in an <li>, and announces when a search changes the list.',
  ],
  dos: [
    'Keep the order of the days.',
    'Pass the playlist’s title as label.',
    'Show all videos of a playlist: it is read from top to bottom.',
  ],
  donts: [
    'Do not put headings or other cards between the videos.',
    'Do not set other columns: cards would be too narrow for two words of Malayalam.',
  ],
  without: {
    hover: 'Its cards have the state; the list does not.',
    'focus-visible': 'Its cards can be focused; the list cannot.',
    disabled: 'It is a list, which cannot be operated.',
    busy: 'It is shown when its videos are known; until then there is a Skeleton.',
    error: 'The page says in its place what could not be loaded.',
    none: 'The page says in its place that a playlist is empty.',
  },
  related: ['VideoCard', 'VideoModal', 'Carousel'],
  alsoKnownAs: ['grid', 'video list', 'playlist', 'masonry', 'thumbnail grid'],
})
