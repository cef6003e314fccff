import { modalGuide } from '#stories/design-system/partGuide.ts'

export const guide = modalGuide({
  purpose:
    'The menu of the console: a modal sheet that slides up from the bottom, with a tile for each section.',
  use: ['Once in an app with six to twelve sections.'],
  notFor: [
    'The menu of the public site: SidePanel.',
    'Details or a form: Dialog.',
    'A few actions on one object: Menu.',
  ],
  anatomy: [
    'The backdrop',
    'The sheet, with a decorative handle',
    'The head: a title (heading level 2) and the button "Close menu"',
    'Tiles: a navigation, six in a row, three on phones',
    'Tile: a star with an icon, a name, and its letter in the corner',
  ],
  keyboard: {
    Tab: 'Goes to "Close menu", then through the tiles; the page behind cannot be reached.',
    Enter: 'Follows the tile, or closes by "Close menu".',
    Space: 'Presses "Close menu".',
    Esc: 'Closes the drawer.',
    'The letter of a tile': 'Follows it, if the app handles the key.',
  },
  accessibility: [
    'It is named by its title. The tiles are links in a navigation with its own name.',
    'The current tile has aria-current="page" and the first focus; without one the browser chooses.',
    'Letters set aria-keyshortcuts and are hidden on phones. The app handles the keys.',
    'It slides in within 300 ms; with reduced motion it appears at once.',
    'The caller closes it in onPress of each Tile: following a link does not.',
  ],
  dos: [
    'Mark exactly one tile as current: it is green, and marked for screen readers.',
    'Keep the order of the tiles on all pages.',
    'Give each section its own letter.',
  ],
  donts: [
    'Do not put fields or text into it.',
    'Do not open it on hover.',
    'Do not replace the star: the eight points are the institute’s mark.',
  ],
  without: {
    disabled: 'A section that a user may not enter is left out.',
    busy: 'Its tiles are known before it opens.',
    error: 'It loads nothing that could fail.',
    none: 'A menu without sections has no button that opens it.',
  },
  related: ['BottomBar', 'SidePanel', 'Dialog', 'Kbd'],
  alsoKnownAs: ['app menu', 'launcher', 'bottom drawer', 'main menu', 'app switcher'],
})
