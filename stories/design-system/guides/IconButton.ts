import { partGuide } from '#stories/design-system/partGuide.ts'

export const guide = partGuide({
  purpose:
    'A square button with a symbol that everybody knows: edit, delete, close, copy. IconLink is the same as a link.',
  use: [
    'For actions that repeat in every row of a table, or inside a field.',
    'For close, copy, and other actions with a well-known symbol.',
  ],
  notFor: [
    'An action without a well-known symbol: Button with words.',
    'The main action of a view: Button with variant primary.',
    'A drawing that cannot be pressed: Icon.',
    'Several actions in a narrow place: Menu.',
  ],
  anatomy: [
    'The square: a button, or the link of an IconLink',
    'The icon',
    'The label, visible only in the cards of a table',
  ],
  keyboard: {
    Tab: 'Reaches it. A disabled one is skipped.',
    Enter: 'Presses it. On an IconLink: follows the link.',
    Space: 'Presses it. An IconLink does not answer to Space.',
  },
  accessibility: [
    'Its accessible name is the label followed by about: "Delete" and "Batch 07" make "Delete Batch 07".',
    'The name is also the native tooltip, which only a mouse shows.',
    'In the cards of a DataTable on phones the label is visible and the target is 44 px high.',
    'The square is 40 px wide, 44 px on phones. With size sm it is 32 px everywhere.',
    'The caller passes about wherever a page has several buttons with the same label.',
    'The caller sets aria-expanded or aria-pressed if the button opens something or stays pressed.',
  ],
  dos: [
    'Name the object in about: the title of the row.',
    'Use variant danger for deleting.',
    'Use one icon for one meaning on all pages.',
  ],
  donts: [
    'Do not use sm outside tables and fields: a finger needs 44 px.',
    'Do not rely on the native tooltip to explain an action: touch and keyboard never show it.',
    'Do not put an IconButton inside a link or another button.',
  ],
  without: {
    busy: 'It acts at once, or opens something with a Button that shows the wait.',
    error: 'A failed action is reported elsewhere: in a Dialog or a notice. The button looks as before.',
    'many items': 'It is one action; the container lays out several.',
    none: 'It always has an icon and a label: the type requires both.',
  },
  related: ['Button', 'IconLink', 'Menu', 'Icon'],
  alsoKnownAs: ['icon only button', 'action icon'],
})
