import { partGuide } from '#stories/design-system/partGuide.ts'

export const guide = partGuide({
  purpose:
    'A native link. Plain clicks go through the app’s router; new tabs, downloads and other sites are left to the browser. BackLink is the square arrow before a page’s heading.',
  use: [
    'For going to another page, within text or beside it.',
    'BackLink: at the start of a page that belongs to a list.',
  ],
  notFor: [
    'Doing something on this page: Button.',
    'The main link of a view: ButtonLink, which looks like a button.',
    'The link of a whole row in a DataTable: RowLink.',
    'Going through the pages of a list: Pagination.',
  ],
  anatomy: [
    'LinkProvider, once around the app, connects links to the router',
    'The link: underlined (variant text) or styled by its container (variant plain)',
    'BackLink: a bordered square with an arrow, mirrored in right-to-left text',
  ],
  keyboard: {
    Tab: 'Reaches the link.',
    Enter: 'Follows it, through the router if there is one.',
    'Ctrl + Enter (⌘ on a Mac)': 'Opens it in a new tab, by the browser.',
  },
  accessibility: [
    'It is a native link with an href: role, name and context menu are the browser’s.',
    'The router gets plain clicks within the app. Links to other sites, to "#" addresses, with a target, as a download or clicked with a modifier key are left to the browser.',
    'BackLink shows no words: its label is its accessible name and native tooltip.',
    'The caller sets aria-current="page" on the link to the current page.',
    'The app moves the focus and sets the page’s title after a change of address.',
    'The caller says in the text that a link opens a new tab, if it sets target.',
  ],
  dos: [
    'Use variant text within running text: the underline shows that it is a link.',
    'Name the destination: "Open the Library", "Back to classes".',
    'Use useNavigateLink for a keyboard shortcut that does the same as a link.',
  ],
  donts: [
    'Do not name a link "here" or "more": in a list of links that says nothing.',
    'Do not use plain within running text: colour alone would mark it.',
    'Do not navigate in onClick: pass href.',
  ],
  without: {
    disabled: 'A link without a destination is not a link: leave it out, or say why in words.',
    busy: 'The page that it leads to shows the wait.',
    error: 'The page that it leads to shows the error.',
    'many items': 'It is one link; a list or nav lays out several.',
    none: 'A link without words or a label has no name.',
  },
  related: ['ButtonLink', 'BackLink', 'LinkProvider', 'IconLink'],
  alsoKnownAs: ['anchor', 'hyperlink', 'back link', 'url'],
})
