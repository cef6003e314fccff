import type { Guide } from '#storybook/guide.ts'

export const guide: Guide = {
  purpose:
    'A square button with a symbol that everybody knows: edit, delete, close, copy. IconLink is the same as a link.',
  notFor: [
    'An action whose symbol is not known to everybody: Button with words.',
    'The main action of a view: Button with variant primary.',
    'A drawing that cannot be pressed: Icon.',
    'Several actions in a narrow place: Menu.',
  ],
  anatomy: [
    'The square: a button, or the link of an IconLink',
    'The icon',
    'The label, shown only in a card',
  ],
  keyboard: [
    ['Tab', 'Reaches it. A disabled one is skipped.'],
    ['Enter', 'Presses it. On an IconLink: follows the link.'],
    ['Space', 'Presses it. An IconLink does not answer to Space.'],
  ],
  accessibility: [
    'Its name is label and about together: "Delete" about "Batch 07" is named "Delete Batch 07".',
    'The name is also its title, which browsers show to a mouse and to nobody else. A Tooltip around it takes its place: hasTitle={false}.',
    'In the ActionsCell of a DataTable on phones the label is spelled out and the target is 44 px high.',
    'The square is 40 px, 44 px on phones; sm is 32 px, on phones too.',
    'The caller gives about wherever a page has several of one kind.',
    'The caller sets aria-expanded or aria-pressed, if it opens something or stays pressed.',
  ],
  dos: [
    'Say in about what is acted on: the title of the row.',
    'Use variant danger for deleting.',
    'Use one icon for one meaning on all pages.',
  ],
  donts: [
    'Do not use sm outside of tables and fields: a finger needs 44 px.',
    'Do not rely on the title to explain an action: touch and keyboard never show it.',
    'Do not put an IconButton inside a link or another button.',
  ],
  without: {
    busy: 'It does its work at once, or opens what does it: a Button there shows the wait.',
    error: 'What it did fails elsewhere: in a Dialog or a notice. It is then as before.',
    'many items': 'It is one action; its place lays out several.',
    none: 'It has an icon and a label always: the type asks for both.',
  },
}
