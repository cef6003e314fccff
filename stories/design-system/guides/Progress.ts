import { cannotBeOperated, partGuide } from '#stories/design-system/partGuide.ts'

export const guide = partGuide({
  purpose: 'Shows how much of a task is done, or that it is under way.',
  use: ['For a task of more than a few seconds, with or without a known length.'],
  notFor: [
    'A short wait: Spinner, or isPending of Button.',
    'A page or table that loads: Skeleton.',
    'The steps of a programme: a chain of stars.',
  ],
  anatomy: ['The label', 'Text at the end of its line (text): "120 of 248"', 'The bar, 6 px high'],
  accessibility: [
    'It is a native progress element, named by label; text is its description.',
    'Without value it is indeterminate and is read as busy. With reduced motion its band stands still.',
    'A change is not announced: the caller announces the end, and a few steps on the way at most.',
    'In forced colours it has a border and the system’s colour.',
  ],
  dos: [
    'Write text in a unit that users know: rows, videos.',
    'Set max to the whole and value to what is done: percentages need not be computed.',
    'Say in label what is going on: "Preparing download".',
  ],
  donts: [
    'Do not let the bar go back.',
    'Do not leave it at 100 %: say that the task is done.',
    'Do not use it for a mark or a share: it shows a task under way.',
  ],
  without: {
    ...cannotBeOperated(),
    error: 'When the task fails, an InlineAlert replaces it.',
    'many items': 'One bar stands for one task, however many items it has.',
  },
  related: ['Spinner', 'Skeleton', 'InlineAlert'],
  alsoKnownAs: ['progress bar', 'loading bar', 'percentage', 'progress indicator'],
})
