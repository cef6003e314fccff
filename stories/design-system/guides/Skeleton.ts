import type { Guide } from '#storybook/guide.ts'

export const guide: Guide = {
  purpose:
    'Holds the place of what is on its way. SkeletonTable stands for a DataTable, SkeletonForm for a Form, Skeleton for one line.',
  notFor: [
    'Rows that are loaded again: keep the old ones, with isBusy of DataTable.',
    'An action that is under way: isPending of Button.',
    'A wait inside a line of text: Spinner.',
    'A measured progress: Progress.',
  ],
  anatomy: [
    'The place, marked as busy (SkeletonTable)',
    'One unseen line that says what is loading',
    'SkeletonTable: the real head, and 11 rows unless told otherwise',
    'SkeletonForm: a card with a label and a control for each field',
    'Skeleton: a grey line',
  ],
  keyboard: [],
  accessibility: [
    'SkeletonTable has aria-busy and a status: "Loading courses" for the label "Courses".',
    'SkeletonForm has a status: "Loading".',
    'A Skeleton line is hidden from screen readers: its caller says the wait in words, once.',
    'Lines show after 150 ms, so that a quick answer does not flicker. With reduced motion they do not shimmer.',
    'The caller says when the wait has ended, or moves the focus, if the user would not notice.',
  ],
  dos: [
    'Give SkeletonTable the same head and label as the table that follows: nothing jumps.',
    'Set columns to the number of HeadCells.',
    'Change to an ErrorState when loading fails.',
  ],
  donts: [
    'Do not show a skeleton for parts that are already known: titles, heads, buttons.',
    'Do not build a page of many statuses: one line says it.',
    'Do not go back to a skeleton for the second page.',
  ],
  without: {
    hover: 'It is only looked at.',
    'focus-visible': 'There is nothing to use yet.',
    disabled: 'There is nothing to use yet.',
    busy: 'It is the wait itself: every story shows it.',
    error: 'An ErrorState takes its place.',
    'long text': 'Its lines stand for text that is not known yet.',
    none: 'That there is nothing is not known yet; then an EmptyState takes its place.',
  },
}
