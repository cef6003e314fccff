import type { Guide } from '#storybook/guide.ts'

export const guide: Guide = {
  purpose:
    'Keeps the place of content that is loading. SkeletonTable stands for a DataTable, SkeletonForm for a Form, Skeleton for one line.',
  use: ['For the first load of a page, a table or a form.'],
  notFor: [
    'Rows that are loaded again: keep the old ones, with isBusy of DataTable.',
    'An action under way: isPending of Button.',
    'A wait within a line of text: Spinner.',
    'Progress that can be measured: Progress.',
  ],
  anatomy: [
    'The place, marked as busy (SkeletonTable)',
    'One visually hidden line that says what is loading',
    'SkeletonTable: the real head, and 11 rows by default',
    'SkeletonForm: a card with a label and a control for each field',
    'Skeleton: a grey line',
  ],
  keyboard: [],
  accessibility: [
    'SkeletonTable has aria-busy and a status: "Loading courses" for the label "Courses".',
    'SkeletonForm has a status: "Loading".',
    'A Skeleton line is hidden from screen readers: the caller says once, in words, that something loads.',
    'Lines appear after 150 ms, so that a quick response does not flicker. With reduced motion they do not shimmer.',
    'The caller announces the end of the wait, or moves the focus, if users would not notice.',
  ],
  dos: [
    'Give SkeletonTable the head and label of the table that follows, so that nothing jumps.',
    'Set columns to the number of columns.',
    'Replace it by an ErrorState when loading fails.',
  ],
  donts: [
    'Do not show a skeleton for content that is known: titles, heads, buttons.',
    'Do not show several status lines on one page: one is enough.',
    'Do not show a skeleton again for the second page.',
  ],
  without: {
    hover: 'It cannot be operated.',
    'focus-visible': 'There is nothing to focus yet.',
    disabled: 'There is nothing to operate yet.',
    busy: 'It is the wait itself: every story shows it.',
    error: 'An ErrorState takes its place.',
    'long text': 'Its lines stand for text that is not known yet.',
    none: 'It is not yet known whether there is anything; an EmptyState replaces it if not.',
  },
  related: ['Spinner', 'Progress', 'DataTable', 'EmptyState'],
  status: 'stable',
  since: '0.1.0',
  alsoKnownAs: ['placeholder', 'loading placeholder', 'shimmer', 'skeleton screen', 'loading state'],
}
