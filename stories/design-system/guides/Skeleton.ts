import { partGuide } from '#stories/design-system/partGuide.ts'

export const guide = partGuide({
  purpose:
    'Keeps the place of content that is loading. SkeletonForm stands for a Form, Skeleton for one line. A DataTable draws its own.',
  use: ['For the first load of a page or a form.'],
  notFor: [
    'Rows of a DataTable: it draws them while rows is undefined, and keeps old ones with status.isPending.',
    'An action under way: isPending of Button.',
    'A wait within a line of text: Spinner.',
    'Progress that can be measured: Progress.',
  ],
  anatomy: [
    'One visually hidden line that says what is loading',
    'SkeletonForm: a card with a label and a control for each field',
    'Skeleton: a grey line',
  ],
  accessibility: [
    'SkeletonForm has a status: "Loading".',
    'A Skeleton line is hidden from screen readers: the caller says once, in words, that something loads.',
    'Lines appear after 150 ms, so that a quick response does not flicker. With reduced motion they do not shimmer.',
    'The caller announces the end of the wait, or moves the focus, if users would not notice.',
  ],
  dos: [
    'Give SkeletonForm as many fields as the form that follows, so that little moves.',
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
    Malayalam: 'It has no words; its lines stand for any language.',
    none: 'It is not yet known whether there is anything; an EmptyState replaces it if not.',
  },
  related: ['Spinner', 'Progress', 'DataTable', 'EmptyState'],
  alsoKnownAs: ['placeholder', 'loading placeholder', 'shimmer', 'skeleton screen', 'loading state'],
})
