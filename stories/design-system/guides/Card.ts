import type { Guide } from '#storybook/guide.ts'

export const guide: Guide = {
  purpose:
    'A picture, a title and a few words on a playlist, a course or an event. With href the whole card is one link.',
  notFor: [
    'A video: VideoCard.',
    'Records of the console: DataTable, which makes its own cards on phones.',
    'A frame around any content: cards are not boxes; use space and hairlines.',
    'Several actions: a page with Buttons.',
  ],
  anatomy: [
    'The card: an article',
    'The picture in its frame: wide, photo or tall',
    'The mark on a plate at its lower edge: day and month',
    'The Kicker',
    'The title (heading level 2 or 3), which is the link',
    'The text',
    'The footer under a hairline',
  ],
  keyboard: [
    ['Tab', 'Reaches the link, which is one stop for the whole card. Without href there is none.'],
    ['Enter', 'Follows the link.'],
  ],
  accessibility: [
    'The link is named by the title alone, and lies over the whole card: a tap anywhere follows it.',
    'The ring of the focus runs around the whole card.',
    'It lifts by 3 px under the pointer; not with reduced motion. In forced colours its edge changes instead.',
    'A picture that does not load leaves its frame, in the colour of the ground.',
    'The caller gives the picture its alt text, alt="" if it is decoration.',
    'The caller chooses the level so that headings follow each other, and sets lang of title and text.',
  ],
  dos: [
    'Give cards in one row the same shape of picture.',
    'Say in the footer how many there are and where it leads.',
    'Draw places and traces: cups, shoes, books, light.',
  ],
  donts: [
    'Do not put a second link or a button into a card with href: the link lies over it.',
    'Do not fix the height: Malayalam needs a third more.',
    'Do not show people, and no text in the picture.',
    'Do not put a card in a card.',
  ],
  without: {
    disabled: 'A card that leads nowhere has no href.',
    busy: 'It is shown when what it tells is known; until then a Skeleton is.',
    'many items': 'It tells of one thing.',
    none: 'A card without a title tells of nothing.',
  },
}
