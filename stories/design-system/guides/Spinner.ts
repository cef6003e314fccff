import { cannotBeOperated, partGuide } from '#stories/design-system/partGuide.ts'

export const guide = partGuide({
  purpose: 'A turning ring for a short wait of unknown length. It is as wide as a letter.',
  use: ['Within a line of text, or in place of a small part that loads.'],
  notFor: [
    'A button at work: isPending of Button, which includes one.',
    'A table or form that loads: DataTable without rows, SkeletonForm.',
    'A wait whose progress is known: Progress.',
  ],
  anatomy: ['The ring, 1em, in the colour of the surrounding text', 'Text for screen readers only (label)'],
  accessibility: [
    'With label it is a status, and the label is its text.',
    'Without label it is decorative: the words beside it say the same.',
    'With reduced motion it turns at a third of its speed, so that it does not look broken.',
    'A status that is added together with its text may not be announced. For an important wait, the caller writes the words into a region that is already there.',
  ],
  dos: [
    'Put words beside it: "Deleting..."',
    'Say in label what is loading: "Loading courses".',
    'Set its size by the font size.',
  ],
  donts: [
    'Do not cover a page with it: keep the content visible.',
    'Do not combine a label with words that say the same: they are read twice.',
    'Do not show several in one view.',
  ],
  without: {
    ...cannotBeOperated(),
    busy: 'It is the wait itself: every story shows it.',
    error: 'It disappears when the wait ends; another part shows the error.',
    'many items': 'One wait, one ring.',
    none: 'It has no content; Default also shows it without a label.',
  },
  related: ['Button', 'Skeleton', 'Progress'],
  alsoKnownAs: ['loader', 'loading', 'activity indicator', 'busy indicator', 'throbber'],
})
