import type { Guide } from '#storybook/guide.ts'

export const guide: Guide = {
  purpose: 'Shows how much of a task is done, or that it goes on.',
  notFor: [
    'A short wait: Spinner, or isPending of Button.',
    'A page or table on its way: Skeleton.',
    'The steps of a programme: a chain of stars.',
  ],
  anatomy: ['The label', 'Words at the end of its line (text): "120 of 248"', 'The bar, 6 px high'],
  keyboard: [],
  accessibility: [
    'It is a native progress element, named by label; text is its description.',
    'Without value it has no measure: it is read as busy. With reduced motion its band then stands still.',
    'A change is not announced: its caller says the end, and no more than a few steps on the way.',
    'In forced colours it has an edge and the colour of the system.',
  ],
  dos: [
    'Give text in the unit that the user knows: rows, videos.',
    'Set max to the whole and value to what is done; no percentages need be reckoned.',
    'Say in label what is going on: "Preparing download".',
  ],
  donts: [
    'Do not let the bar go back.',
    'Do not leave it at 100 %: say that it is done.',
    'Do not use it for a mark or a share: it says that something goes on.',
  ],
  without: {
    hover: 'It is only looked at.',
    'focus-visible': 'It is only looked at.',
    disabled: 'It is only looked at.',
    error: 'A task that failed has no progress: an InlineAlert takes its place.',
    'many items': 'One bar stands for one task, however many items it has.',
  },
}
