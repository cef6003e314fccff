import { cannotBeOperated, partGuide } from '#stories/design-system/partGuide.ts'

export const guide = partGuide({
  purpose: 'Stands for a person: a star with the person’s initials. The product shows no pictures of people.',
  use: [
    'Beside a name, in lists and heads of pages about a person.',
    'Alone, with isNamed, where there is no room for the name.',
  ],
  notFor: [
    'A photograph: the product has none.',
    'A mark or a point in a chain: Star of Ornaments.',
    'A thing, a course or a batch: Icon.',
  ],
  anatomy: ['The star: 40, 32 or 64 px wide', 'The first letters of the first and last word of the name'],
  accessibility: [
    'The initials are hidden from screen readers.',
    'With isNamed the whole name is read instead. Without it the name stands beside the avatar.',
    'An initial is a whole grapheme, so that no Malayalam vowel sign is lost.',
    'The caller sets lang of the name.',
  ],
  dos: [
    'Put the name beside it; set isNamed only where there is no room for the name.',
    'Use one size within a list.',
  ],
  donts: [
    'Do not put a picture into it.',
    'Do not set isNamed beside the name: it would be read twice.',
    'Do not make it clickable: put it into a Button or Link with a name.',
  ],
  without: {
    ...cannotBeOperated('A Button or Link around it has the state.'),
    busy: 'It is drawn from the name alone: nothing is loaded.',
    error: 'It is drawn from the name alone: nothing can fail.',
    'many items': 'It stands for one person; a list lays out several.',
  },
  related: ['Icon', 'Ornaments', 'Badge'],
  alsoKnownAs: ['profile picture', 'initials', 'user icon', 'profile photo'],
})
