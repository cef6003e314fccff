import { partGuide } from '#stories/design-system/partGuide.ts'

export const guide = partGuide({
  since: '0.2.0',
  purpose: 'Items whose order matters: users move them by buttons, open them to edit, add and remove them.',
  use: [
    'For up to about fifty items that stand on a page in an order of their own: speakers, photographs, links.',
    'Without onRemove and onAdd for a fixed set whose order alone changes.',
  ],
  notFor: [
    'Records that have an order already, such as a name or a day: DataTable.',
    'Choosing several of a list: MultiSelect.',
    'Files on their way to the server: FileUpload.',
  ],
  anatomy: [
    'A button above the list that adds at its start (addFirstLabel)',
    'A row for each item: a small picture, the title, a note',
    'The title is a button where renderItem shows the fields of the item below the row',
    'A warning sign beside the title of an item that hasProblem',
    'Up, Down and Remove; with more than seven items a select of places before them',
    'The button that adds at the end',
  ],
  keyboard: {
    Tab: 'Goes through the buttons of a row, the fields of an open item, then the next row.',
    'Enter, Space': 'Press the button: the item moves, is removed, or opens and closes.',
    '↑ ↓': 'In the select: choose another place; the item moves there.',
    'A digit': 'In the select: chooses the place with this number.',
  },
  accessibility: [
    'It is a list named by label. The buttons are named "Move Seminar up", "Move Seminar down", "Remove Seminar".',
    'After a move the focus stays on the same button; at the ends, where that is disabled, on the other one.',
    'After Remove the focus is on the same button of the next item, else of the one before, else on the button that adds.',
    'After a new item was added, the focus is in its first field if it is open, else on its first button.',
    'A move is announced: "Seminar is now 2nd of 5". The caller announces that an item is gone, in a notice with Undo.',
    'Language and direction of each title are detected.',
    'Where fingers point, all buttons are at least 44 px high and wide.',
  ],
  dos: [
    'Give an item the same key wherever it stands: its open fields then keep what is typed.',
    'Open a new item at once, so that its first field has the focus.',
    'Offer Undo for 10 s or longer after Remove, instead of a question before.',
    'Say in addLabel what is added: "Add speaker".',
  ],
  donts: [
    'Do not number the titles: their places change.',
    'Do not sort the items yourself while the user moves them.',
    'Do not put a second list of more than a few items into an open item.',
  ],
  without: {
    busy: 'The caller saves; isDisabled stops changes for that time.',
  },
  state:
    'It is controlled only: the caller holds the items and which of them is open, so that Undo and a draft are one state.',
  related: ['DataTable', 'FileUpload', 'NoticeRegion', 'MultiSelect'],
  status: 'trial',
  statusReason: 'It is new. It becomes stable when the forms of the site have used it for one minor version.',
  alsoKnownAs: ['sortable', 'sortable list', 'reorder', 'repeater', 'drag list', 'rank'],
})
