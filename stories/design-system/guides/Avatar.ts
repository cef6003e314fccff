import type { Guide } from '#storybook/guide.ts'

export const guide: Guide = {
  purpose: 'Stands for a person: a star with the initials. People are never drawn or shown.',
  notFor: [
    'A photograph: the product has none.',
    'A mark or a point in a chain: Star of Ornaments.',
    'A thing, a course or a batch: Icon.',
  ],
  anatomy: ['The star: 40, 32 or 64 px', 'The first letters of the first and the last word of the name'],
  keyboard: [],
  accessibility: [
    'The initials are hidden from screen readers.',
    'With isNamed the whole name is said in their place. Without it the name stands beside it.',
    'A letter is a whole grapheme: no Malayalam vowel sign is lost.',
    'The caller sets lang of the name.',
  ],
  dos: [
    'Put the name beside it; set isNamed only where there is no room for the name.',
    'Use one size in one list.',
  ],
  donts: [
    'Do not put a picture into it.',
    'Do not set isNamed beside the name: it would be read twice.',
    'Do not press it: put it into a Button or Link with a name.',
  ],
  without: {
    hover: 'It is not pressed; a Button or Link around it has the state.',
    'focus-visible': 'It takes no focus; a Button or Link around it does.',
    disabled: 'It is not operated.',
    busy: 'It is drawn from the name alone: nothing is loaded.',
    error: 'It is drawn from the name alone: nothing can fail.',
    '320 px': 'Its three sizes are the same in every window.',
    'many items': 'It stands for one person; the list around lays out several.',
  },
}
