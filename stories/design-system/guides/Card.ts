import { partGuide } from '#stories/design-system/partGuide.ts'

export const guide = partGuide({
  purpose:
    'A picture, a title and a few words about a playlist, a course or an event. With href the whole card is one link.',
  use: [
    'For a choice among things that have a picture and a page of their own.',
    'In a grid or in a Carousel.',
  ],
  notFor: [
    'A video: VideoCard.',
    'Records of the console: DataTable, which turns rows into cards on phones.',
    'A box around any content: use space and hairlines instead.',
    'Several actions on one object: a page with Buttons.',
  ],
  anatomy: [
    'The card: an article',
    'The picture in its frame: wide, photo or tall',
    'The mark at the picture’s lower edge: day and month',
    'The Kicker',
    'The title (heading level 2 or 3), which is the link',
    'The text',
    'The footer below a hairline',
  ],
  keyboard: {
    Tab: 'Reaches the link, which is one stop for the whole card. Without href there is none.',
    Enter: 'Follows the link.',
  },
  accessibility: [
    'The link is named by the title alone and covers the whole card: a tap anywhere follows it.',
    'The focus ring surrounds the whole card.',
    'It rises by 3 px under the pointer, but not with reduced motion. In forced colours its border changes instead.',
    'A picture that does not load leaves an empty frame in the background colour.',
    'The caller gives the picture its alt text, or alt="" for a decorative one.',
    'The caller chooses the heading level to follow the page’s outline, and sets lang of title and text.',
  ],
  dos: [
    'Use the same picture shape for all cards in a row.',
    'Say in the footer how many items there are and where the card leads.',
    'Show places and objects: cups, shoes, books, light.',
  ],
  donts: [
    'Do not put a second link or a button into a card with href: the link covers it.',
    'Do not fix the height: Malayalam needs a third more.',
    'Do not show people or text in the picture.',
    'Do not put a card in a card.',
  ],
  without: {
    disabled: 'A card that leads nowhere has no href.',
    busy: 'It is shown when its content is known; until then there is a Skeleton.',
    'many items': 'It describes one thing.',
    none: 'A card always has a title.',
  },
  related: ['VideoCard', 'Carousel', 'Kicker', 'Link'],
  alsoKnownAs: ['tile', 'teaser', 'panel', 'content card', 'media card'],
})
