import type { Guide } from '#storybook/guide.ts'

export const guide: Guide = {
  purpose: 'The menu of the public site on small screens: a modal panel that slides in from the end.',
  notFor: [
    'The menu of the console: Drawer.',
    'Wide screens, where the entries fit into the header.',
    'Filters or forms: FilterPopover, Dialog.',
  ],
  anatomy: [
    'The backdrop; a press on it closes the panel',
    'The panel, 250 px wide',
    'The head: the logo (brand) and the button "Close menu"',
    'The navigation: SidePanelEntry, 52 px high, an icon and words',
    'A drawing at the foot (art)',
  ],
  keyboard: [
    ['Tab', 'Goes to "Close menu", then through the entries; the page behind cannot be reached.'],
    ['Enter', 'Follows the entry, or closes by "Close menu".'],
    ['Esc', 'Closes the panel.'],
  ],
  accessibility: [
    'It is a native modal dialog named by label, with a navigation named by navLabel.',
    'The current entry has aria-current="page", a red edge and the first focus; without one the browser chooses.',
    'An entry to a place on a page (isPlace) is marked the same, but has no aria-current.',
    'An entry for a place on a page (isPlace) is marked likewise, without aria-current.',
    'When it closes, the focus goes back to the button that opened it.',
    'It slides in 300 ms; with reduced motion it stands there at once. From right to left it comes from the other side.',
    'The caller closes it in onPress of each entry: following a link does not do it.',
    'The caller sets aria-expanded on the button that opens it, and lang of Malayalam entries.',
  ],
  dos: [
    'Keep the entries and their order the same as in the header.',
    'Give the button that opens it 44 px and the name "Menu".',
    'Mark exactly one entry as current.',
  ],
  donts: [
    'Do not nest entries: one level is enough.',
    'Do not put text or fields into it.',
    'Do not open it by a swipe alone.',
  ],
  without: {
    disabled: 'A page that cannot be reached has no entry.',
    busy: 'Its entries are known from the start.',
    error: 'It asks for nothing that could fail.',
    none: 'Without entries there is no button that opens it.',
  },
}
