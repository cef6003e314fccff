import type { Guide } from '#storybook/guide.ts'

export const guide: Guide = {
  purpose: 'A turning ring for a short wait whose length is not known. It is as wide as a letter.',
  notFor: [
    'A button at work: isPending of Button, which brings it along.',
    'A table or form on its way: SkeletonTable, SkeletonForm.',
    'A wait whose progress is known: Progress.',
  ],
  anatomy: [
    'The ring, 1em, in the colour of the text around it',
    'Words that only screen readers get (label)',
  ],
  keyboard: [],
  accessibility: [
    'With label it is a status, and the label is its text.',
    'Without label it is decoration: the words beside it say the same.',
    'With reduced motion it turns three times slower, so that it does not look broken.',
    'A status that comes together with its text may not be read: for a wait that matters, its caller says the words in a region that was there before.',
  ],
  dos: [
    'Put words beside it: "Deleting..."',
    'Say in label what is loading: "Loading courses".',
    'Set its size by the size of the text.',
  ],
  donts: [
    'Do not cover a page with it: keep what is there.',
    'Do not give a label and words that say the same: they are read twice.',
    'Do not show several in one view.',
  ],
  without: {
    hover: 'It is only looked at.',
    'focus-visible': 'It is only looked at.',
    disabled: 'It is only looked at.',
    busy: 'It is the wait itself: every story shows it.',
    error: 'It goes when the wait ends; the words of the error are those of another part.',
    '320 px': 'It is as wide as a letter in every window.',
    'many items': 'One wait, one ring.',
    none: 'It holds nothing; BesideWords shows it without a label.',
  },
}
