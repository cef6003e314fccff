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
    'The caller sets the title of the document to the same words, and lang on a Malayalam title.',
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
}
