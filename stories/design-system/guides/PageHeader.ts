import type { Guide } from '#storybook/guide.ts'

export const guide: Guide = {
  purpose:
    'The head of a page of the console: its title, how many there are, the way back, and its actions. Toolbar is the row of search and filters below it.',
  notFor: [
    'The title of a dialog: title of Dialog.',
    'A part of a form: FormGroup.',
    'The head of a public page: it leads with Malayalam and has a Kicker.',
  ],
  anatomy: [
    'A BackLink (back)',
    'The title (heading level 1)',
    'The number of records beside it (count); not on phones',
    'Buttons at the end (actions)',
    'Toolbar: DebouncedSearch first, then filters',
  ],
  keyboard: [['Tab', 'Reaches the BackLink, then the actions, then what is in the Toolbar.']],
  accessibility: [
    'It is a native header with the only heading of level 1 on the page.',
    'The count is not part of the heading, and is gone on phones for screen readers too.',
    'The Toolbar has no role: each control in it has its own name.',
    'The caller sets the title of the document to the same words, and sets lang if it is in another language.',
  ],
  dos: [
    'Use one on each page, first in its main part.',
    'Put the one primary action last in actions: "ADD COURSE".',
    'Give a page that belongs to a list a BackLink to it.',
  ],
  donts: [
    'Do not put Cancel and Submit here: they are in the PlinthBar.',
    'Do not put more than two actions here: let Download shrink to its icon on phones.',
    'Do not say the count only here: it is not on phones.',
  ],
  without: {
    hover: 'It is not operated; its buttons and its BackLink have the state.',
    'focus-visible': 'It takes no focus; its buttons and its BackLink do.',
    disabled: 'It is not operated; its buttons have the state.',
    busy: 'Its title is known at once; the count is left out until it is known.',
    error: 'What failed is said where the records would be, by ErrorState.',
    'many items': 'It has two actions at the most; more belong into a Menu.',
  },
}
