import type { Guide } from '#storybook/guide.ts'

export const guide: Guide = {
  purpose:
    'A real link. A plain click goes through the router of the app; new tab, download and other sites stay with the browser. BackLink is the square arrow before the heading of a page.',
  notFor: [
    'Doing something on this page: Button.',
    'The one way on from a view: ButtonLink, which has the looks of a button.',
    'The address of a whole row of a DataTable: RowLink.',
    'A row of pages of the same list: Pagination.',
  ],
  anatomy: [
    'LinkProvider, once around the app: plugs in the router',
    'The link, underlined (variant text) or with the looks of its place (variant plain)',
    'BackLink: a bordered square with an arrow, which turns round where text runs from right to left',
  ],
  keyboard: [
    ['Tab', 'Reaches the link.'],
    ['Enter', 'Follows it, through the router if there is one.'],
    ['Ctrl + Enter (⌘ on a Mac)', 'Opens it in a new tab, by the browser.'],
  ],
  accessibility: [
    'It is a native link with an href: role, name and context menu are those of the browser.',
    'The router only takes plain clicks within the app. An address on another site, a "#" address, a target, a download and a click with a modifier key stay with the browser.',
    'BackLink has no words to see: its label is its name and its title.',
    'The caller sets aria-current="page" on the link to the page that is open.',
    'The app moves the focus and sets the title of the page after a change of address.',
    'The caller says in the text that a link opens a new tab, if it sets target.',
  ],
  dos: [
    'Use variant text inside and beside running text: the underline says that it is a link.',
    'Name the goal: "Open the Library", "Back to classes".',
    'Use useNavigateLink for a key that does what a link does.',
  ],
  donts: [
    'Do not name a link "here" or "more": in a list of links it says nothing.',
    'Do not use plain in running text: colour alone would mark it.',
    'Do not navigate in onClick: give the href.',
  ],
  without: {
    disabled: 'A link that leads nowhere is no link: leave it out, or say in words why.',
    busy: 'The page that it leads to shows its own wait.',
    error: 'The page that it leads to says what failed.',
    'many items': 'It is one way; a list or a nav around lays out several.',
    none: 'A link without words or a label has no name.',
  },
}
