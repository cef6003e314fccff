import type { Guide } from '#storybook/guide.ts'

export const guide: Guide = {
  purpose:
    'The menu of the console: a modal sheet that slides up from the bottom, with a tile for each section.',
  notFor: [
    'The menu of the public site: SidePanel.',
    'Details or a form: Dialog.',
    'A few actions on one thing: Menu.',
  ],
  anatomy: [
    'The backdrop',
    'The sheet, with a handle that is only drawn',
    'The head: a title (heading level 2) and the button "Close menu"',
    'Tiles: a navigation, six in a row, three on phones',
    'Tile: a star with an icon, a name, and its letter in the corner',
  ],
  keyboard: [
    ['Tab', 'Goes to "Close menu", then through the tiles; the page behind cannot be reached.'],
    ['Enter', 'Follows the tile, or closes by "Close menu".'],
    ['Space', 'Presses "Close menu".'],
    ['Esc', 'Closes the drawer.'],
    ['The letter of a tile', 'Follows it, if the app listens to it.'],
  ],
  accessibility: [
    'It is a native modal dialog, named by its title. The tiles are links in a navigation with its own name.',
    'The current tile has aria-current="page" and the first focus; without one the browser chooses.',
    'When it closes, the focus goes back to the MenuButton.',
    'Letters are said as aria-keyshortcuts and not shown on phones. The app listens to them.',
    'It slides in 300 ms; with reduced motion it stands there at once.',
    'The caller closes it in onPress of each Tile: following a link does not do it.',
  ],
  dos: [
    'Mark exactly one tile as current: it is green as well as marked for screen readers.',
    'Keep the order of the tiles on all pages.',
    'Give each section a letter of its own.',
  ],
  donts: [
    'Do not put fields or text into it.',
    'Do not open it on hover.',
    'Do not take another shape for the star: the eight points are the mark of the institute.',
  ],
  without: {
    disabled: 'A section that somebody may not enter is left out.',
    busy: 'Its tiles are known before it opens.',
    error: 'It asks no server for anything that could fail.',
    none: 'A menu without sections has no button that opens it.',
  },
}
