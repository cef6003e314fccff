import type { Guide } from '#storybook/guide.ts'

export const guide: Guide = {
  purpose:
    'One video to choose: its picture, its day and its title. The whole card is one link or one button.',
  notFor: [
    'A playlist, a course or an event: Card.',
    'The video itself: VideoModal.',
    'A video in a table of the console: Link in a Cell.',
  ],
  anatomy: [
    'The card: a link (href) or a button (onPress)',
    'The picture, 16 : 9; when none loads, the fallback',
    'The tab with the day, at the upper edge (Badge with tone day)',
    'The star that plays: on hover and focus, and always where there is no hover',
    'The title: one line, two on hover and focus, and two where there is no hover',
    'The mark "Watched" (isWatched)',
  ],
  keyboard: [
    ['Tab', 'Reaches the card, which is one stop.'],
    ['Enter', 'Follows the link, or presses the button.'],
    ['Space', 'Presses it, if it is a button.'],
  ],
  accessibility: [
    'Its name is what is written on it: day, title and "Watched". Star and picture are decoration.',
    'A title that is cut in sight is whole in the name.',
    'The ring of the focus runs outside the card.',
    'A grey picture of YouTube counts as none: the fallback shows. A dark ground keeps the room while a picture loads.',
    'With reduced motion the picture does not grow under the pointer.',
    'The caller sets lang of the title. Inside a VideoGrid each card stands in a list item.',
  ],
  dos: [
    'Give href where a video has an address: a new tab then works.',
    'Write the day as the specification does: "DAY-01".',
    'Give a drawn fallback without people and without text.',
  ],
  donts: [
    'Do not put links or buttons into the card.',
    'Do not put the title over the picture.',
    'Do not count letters to shorten a title: line-clamp keeps Malayalam conjuncts whole.',
  ],
  without: {
    disabled: 'Every video can be opened: whether it plays is said by VideoModal.',
    'many items': 'It is one video; many are a VideoGrid.',
  },
}
