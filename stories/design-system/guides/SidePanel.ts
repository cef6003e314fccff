import { modalGuide } from '#stories/design-system/partGuide.ts'

export const guide = modalGuide({
  purpose:
    'The menu of the public site on small screens: a modal panel that slides in from the end of the line.',
  use: ['Once on a site whose navigation does not fit the header on phones.'],
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
    'An illustration at the bottom (art)',
  ],
  keyboard: {
    Tab: 'Goes to "Close menu", then through the entries; the page behind cannot be reached.',
    Enter: 'Follows the entry, or closes by "Close menu".',
    Esc: 'Closes the panel.',
  },
  accessibility: [
    'It is named by label, with a navigation named by navLabel.',
    'The current entry has aria-current="page", a red edge and the first focus; without one the browser chooses.',
    'An entry for a place on a page (isPlace) looks the same when current, but has no aria-current.',
    'It slides in within 300 ms; with reduced motion it appears at once. In right-to-left text it comes from the left.',
    'The caller closes it in onPress of each entry: following a link does not.',
    'The caller sets aria-expanded on the button that opens it, and lang of Malayalam entries.',
  ],
  dos: [
    'Keep the entries and their order the same as in the header.',
    'Make the button that opens it 44 px wide, and name it "Menu".',
    'Mark exactly one entry as current.',
  ],
  donts: [
    'Do not nest entries: one level is enough.',
    'Do not put text or fields into it.',
    'Do not make a swipe the only way to open it.',
  ],
  without: {
    disabled: 'A page that cannot be reached has no entry.',
    busy: 'Its entries are known from the start.',
    error: 'It loads nothing that could fail.',
    none: 'Without entries there is no button that opens it.',
  },
  related: ['Drawer', 'Dialog', 'Link'],
  alsoKnownAs: ['hamburger menu', 'mobile menu', 'off-canvas', 'sidebar', 'navigation drawer', 'side sheet'],
})
