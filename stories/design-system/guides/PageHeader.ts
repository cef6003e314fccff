import { cannotBeOperated, partGuide } from '#stories/design-system/partGuide.ts'

export const guide = partGuide({
  purpose:
    'The head of a page of the console: its title, the number of records, the way back, and its actions. Toolbar is the row of search and filters below it.',
  use: [
    'Once on every page of the console, at the top.',
    'Toolbar: above a list that can be searched or filtered.',
  ],
  notFor: [
    'The title of a dialog: title of Dialog.',
    'A part of a form: FormGroup.',
    'The head of a public page, which starts with Malayalam and has a Kicker.',
  ],
  anatomy: [
    'A BackLink (back)',
    'The title (heading level 1)',
    'The number of records beside it (count); not on phones',
    'Buttons at the end (actions)',
    'Toolbar: DebouncedSearch first, then filters',
  ],
  keyboard: { Tab: 'Reaches the BackLink, then the actions, then the controls of the Toolbar.' },
  accessibility: [
    'It is a native header with the only heading of level 1 on the page.',
    'The count is not part of the heading; on phones it is hidden from screen readers too.',
    'The Toolbar has no role: each control in it has its own name.',
    'The caller sets the document’s title to the same words, and lang if it is in another language.',
  ],
  dos: [
    'Use one on each page, first in its main part.',
    'Put the primary action last in actions: "ADD COURSE".',
    'Give a page that belongs to a list a BackLink to it.',
  ],
  donts: [
    'Do not put Cancel and Submit here: they belong into the BottomBar.',
    'Do not put more than two actions here: let Download shrink to its icon on phones.',
    'Do not give the count only here: phones do not show it.',
  ],
  without: {
    ...cannotBeOperated('Its buttons and its BackLink have the state.'),
    busy: 'Its title is known at once; the count is left out until it is known.',
    error: 'ErrorState, in place of the records, says what failed.',
    'many items': 'It has two actions at most; more belong into a Menu.',
  },
  related: ['Link', 'DebouncedSearch', 'FilterPopover', 'BottomBar'],
  alsoKnownAs: ['page title', 'heading', 'toolbar', 'title bar', 'page head', 'app bar'],
})
