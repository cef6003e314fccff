import { partGuide } from '#stories/design-system/partGuide.ts'

export const guide = partGuide({
  purpose:
    'One video to choose: its picture, its day and its title. The whole card is one link or one button.',
  use: ['In a VideoGrid or a Carousel of videos.'],
  notFor: [
    'A playlist, a course or an event: Card.',
    'The video itself: VideoModal.',
    'A video in a table of the console: Link in a cell.',
  ],
  anatomy: [
    'The card: a link (href) or a button (onPress)',
    'The picture, 16 : 9; if none loads, the fallback',
    'The tab with the day, at the upper edge (Badge with tone day)',
    'The play symbol: on hover and focus, and always on devices without hover',
    'The title: one line, two on hover and focus, and two on devices without hover',
    'The mark "Watched" (isWatched)',
  ],
  keyboard: {
    Tab: 'Reaches the card, which is one stop.',
    Enter: 'Follows the link, or presses the button.',
    Space: 'Presses it, if it is a button.',
  },
  accessibility: [
    'Its name is the visible text: day, title and "Watched". Symbol and picture are decorative.',
    'A title that is cut off visually is complete in the name.',
    'The focus ring surrounds the card.',
    'YouTube’s grey placeholder counts as no picture: the fallback is shown. A dark background keeps the space while a picture loads.',
    'With reduced motion the picture does not grow under the pointer.',
    'The caller sets lang of the title. Inside a VideoGrid each card is in a list item.',
  ],
  dos: [
    'Pass href where a video has an address, so that it can open in a new tab.',
    'Write the day in one format: "DAY-01".',
    'Pass a drawn fallback without people and text.',
  ],
  donts: [
    'Do not put links or buttons into the card.',
    'Do not put the title over the picture.',
    'Do not shorten a title by counting letters: line-clamp keeps Malayalam conjuncts whole.',
  ],
  without: {
    disabled: 'Every video can be opened: VideoModal says whether it plays.',
    'many items': 'It is one video; VideoGrid shows many.',
  },
  related: ['VideoGrid', 'VideoModal', 'Card', 'Badge'],
  alsoKnownAs: ['thumbnail', 'video thumbnail', 'video tile', 'youtube card', 'preview image'],
})
